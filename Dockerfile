# An image with the compiled rules and the browser client.
FROM node:20-slim AS web
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci
COPY web web
COPY src/elgrande/locale src/elgrande/locale
RUN cd web && npm run build

FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY requirements.txt requirements-dev.txt ./
RUN python -m venv /opt/elgrande && /opt/elgrande/bin/pip install --no-cache-dir --require-hashes -r requirements.txt
COPY . .
COPY --from=web /src/src/elgrande/server/static src/elgrande/server/static
RUN ELGRANDE_COMPILED=1 /opt/elgrande/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim
RUN useradd --system --create-home elgrande
COPY --from=build /opt/elgrande /opt/elgrande
ENV PATH=/opt/elgrande/bin:$PATH ELGRANDE_HOST=0.0.0.0 ELGRANDE_LOG=json
USER elgrande
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/api/ready', timeout=2)"]
CMD ["elgrande", "serve"]
