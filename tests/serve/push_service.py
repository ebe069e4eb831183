"""A browser's push service of the test's own, and a browser that can read what it is sent."""

import base64
import datetime
import http.server
import ipaddress
import json
import ssl
import threading
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

SECRET = b"sixteen bytes of"


class Sent(NamedTuple):
    """What a push service was sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes notices by https on this machine, and keeps them."""

    def __init__(self, folder: Path) -> None:
        self.certificate = folder / "service.pem"
        self.certificate.write_bytes(_certificate())
        self.sent: list[Sent] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        """What the next notices are answered: a status and headers; else 201."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate)
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), self._handler())
        self._server.socket = context.wrap_socket(self._server.socket, server_side=True)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def _handler(self) -> type[http.server.BaseHTTPRequestHandler]:
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status, headers = service.answers.pop(0) if service.answers else (201, {})
                service.sent.append(Sent(self.path, dict(self.headers), body))
                self.send_response(status)
                for name, value in {**headers, "Content-Length": "0"}.items():
                    self.send_header(name, value)
                self.end_headers()

            do_GET = do_POST  # noqa: N815 - whoever follows a redirect comes so

            def log_message(self, *told: Any) -> None:
                pass

        return Handler

    @property
    def host(self) -> str:
        return f"localhost:{self._server.server_address[1]}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Browser:
    """A browser's keys."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._private = ec.generate_private_key(ec.SECP256R1())

    def message(self, **more: Any) -> dict[str, Any]:
        """What its page says to the server."""
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "type": "notify",
            "endpoint": self.endpoint,
            "key": _text(point),
            "secret": _text(SECRET),
            **more,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Decrypt a notice."""
        found: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self._private, auth_secret=SECRET)
        )
        return found


def _text(content: bytes) -> str:
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def _certificate() -> bytes:
    """Return a key and a certificate for this machine that it has signed itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    day = datetime.timedelta(days=1)
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return bytes(private + made.public_bytes(Encoding.PEM))
