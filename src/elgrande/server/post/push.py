"""Web Push: notices for browsers though no page of ours is open (RFC 8030, 8188, 8291 and 8292)."""

from __future__ import annotations

import base64
import json
import os
import struct
import time
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

_RECORD: Final = 4096
_HOURS: Final = 12 * 3600
"""How long a signature is good for."""
KEEP: Final = 24 * 3600
"""Seconds for which a push service keeps a notice for a browser that is not there."""


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key for a server, made once."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def public_key(text: str) -> str:
    """By which browsers know the server."""
    return encoded(_point(private_key(text).public_key()))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encrypted(plain: bytes, browser_key: str, auth: str) -> bytes:
    """A notice that only one browser can read; not the service that brings it there."""
    theirs = decoded(browser_key)
    ours = ec.generate_private_key(ec.SECP256R1())
    point = _point(ours.public_key())
    shared = ours.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    salt = os.urandom(16)
    secret = _derived(decoded(auth), shared, b"WebPush: info\x00" + theirs + point, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\x00", 12)
    body = AESGCM(key).encrypt(nonce, plain + b"\x02", None)
    return salt + struct.pack(">IB", _RECORD, len(point)) + point + body


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(secret)


def signed(endpoint: str, key: str, contact: str) -> str:
    """Says to a push service who sends: the header ``Authorization``."""
    where = urlsplit(endpoint)
    head = {"typ": "JWT", "alg": "ES256"}
    claims = {"aud": f"{where.scheme}://{where.netloc}", "exp": int(time.time()) + _HOURS, "sub": contact}
    text = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
    found = private_key(key).sign(text.encode(), ec.ECDSA(hashes.SHA256()))
    r, s = decode_dss_signature(found)
    return f"vapid t={text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}, k={public_key(key)}"


def is_key(key: str, auth: str) -> bool:
    """Whether a browser has said something that can be its key."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
        return len(decoded(auth)) == 16
    except ValueError:
        return False
