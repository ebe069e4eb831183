"""Sends a notice to a push service. Loaded in a process of its own alone, as its libraries need memory.

What is sent is encrypted for the browser and signed by this server. No service can read it, and no answer
leads it anywhere else.
"""

from __future__ import annotations

import http.client
import json
import secrets
import socket
import ssl
from pathlib import Path

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode

from engine.record import record_files
from game.serve.push_services import Target, addresses

_TIME_TO_LIVE = 3 * 86400
"""Seconds for which a service keeps a notice for a phone that is switched off."""
_PATIENCE = 10.0
_GONE = (404, 410)


def make_keys(path: Path) -> tuple[str, str]:
    """Make this server's keys, and keep them in a private file; return them. Raises ``OSError``."""
    made = Vapid02()
    made.generate_keys()
    point = made.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    private, public = made.private_pem().decode("ascii"), str(b64urlencode(point))
    record_files.write_text(path, json.dumps({"private": private, "public": public}))
    return private, public


def deliver(
    target: Target, body: bytes, browser: tuple[bytes, bytes], private: str, sender: str, topic: str
) -> str:
    """Send a notice; return ``"sent"``, ``"gone"`` if nobody is there any more, or what was wrong.

    ``browser``: its public key and its secret. ``private``: this server's key. ``sender``: an address of who
    sends it, for the service. ``topic``: the notice takes the place of an earlier one of it that the service
    hasn't delivered yet.
    """
    point, secret = browser
    try:
        once = ec.generate_private_key(ec.SECP256R1())
        encrypted = http_ece.encrypt(body, private_key=once, dh=point, auth_secret=secret)
    except ValueError:
        return "gone"  # no point of the curve: nothing can ever be encrypted for it
    signed = Vapid02.from_pem(private.encode("ascii")).sign({"aud": target.origin, "sub": sender})
    headers = {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(_TIME_TO_LIVE),
        "Topic": topic,
        "Urgency": "normal",
    }
    try:
        status = _post(target, encrypted, headers)
    except (OSError, http.client.HTTPException) as error:
        return f"not sent: {error}"
    if status in _GONE:
        return "gone"
    return "sent" if 200 <= status < 300 else f"refused with {status}"


def _post(target: Target, body: bytes, headers: dict[str, str]) -> int:
    """Post to an address that was checked, by no proxy; return the status, whatever it is."""
    context = ssl.create_default_context()
    address = secrets.choice(addresses(target))
    connection = http.client.HTTPSConnection(target.host, target.port, timeout=_PATIENCE, context=context)
    with socket.create_connection((address, target.port), _PATIENCE) as plain:
        try:
            connection.sock = context.wrap_socket(plain, server_hostname=target.host)
            connection.request("POST", target.path, body, headers)
            return connection.getresponse().status
        finally:
            connection.close()
