"""What a request for a file is answered: the file, that it has not changed, or why not."""

from __future__ import annotations

import http
import logging
from collections.abc import Callable

from websockets.datastructures import Headers
from websockets.http11 import Request, Response

from game.phones.files import LASTING, Files
from game.phones.limits import Sparing

_log = logging.getLogger(__name__)
_log.addFilter(Sparing())

_NO_COPY = "no-cache"
_LONG = "public, max-age=604800"


def file(files: Files, request: Request, page: Callable[[str], str] = str) -> Response:
    """Answer ``GET`` or ``HEAD`` for a file.

    What others have added to its address, as in ``/?id=1``, is left out. ``page`` returns the path of the
    file that the rest stands for.
    """
    path = page(request.path.partition("?")[0])
    if path not in files or "Upgrade" in request.headers:
        return refusal(http.HTTPStatus.NOT_FOUND)
    try:
        found = files[path]
    except OSError as error:
        _log.error("phones: %s can't be read: %s", path, error)
        return refusal(http.HTTPStatus.NOT_FOUND)
    headers = _headers(request.headers["Host"].lower())
    headers["ETag"] = f'"{found.tag}"'
    headers["Cache-Control"] = _LONG if path.startswith(LASTING) else _NO_COPY
    if request.headers.get("If-None-Match") == headers["ETag"]:
        return Response(http.HTTPStatus.NOT_MODIFIED, "Not Modified", headers)
    body = found.body
    if found.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        body = found.packed
        headers["Content-Encoding"] = "gzip"
    headers["Vary"] = "Accept-Encoding"
    headers["Content-Type"] = found.content_type
    headers["Content-Length"] = str(len(body))
    return Response(http.HTTPStatus.OK, "OK", headers, b"" if request.method == "HEAD" else body)


def refusal(status: http.HTTPStatus) -> Response:
    """Answer with a status alone."""
    headers = _headers()
    headers["Content-Length"] = "0"
    return Response(status, status.phrase, headers)


def _headers(host: str = "") -> Headers:
    """Return the headers of every answer; ``host``: where the page may open its socket besides ``'self'``.

    Browsers before 2022 don't count a socket to the same host as ``'self'``.
    """
    socket = f" ws://{host} wss://{host}" if host else ""
    headers = Headers()
    headers["Content-Security-Policy"] = (
        f"default-src 'self'; connect-src 'self'{socket}; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'none'"
    )
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "no-referrer"
    headers["Cross-Origin-Resource-Policy"] = "same-origin"
    headers["Connection"] = "close"
    return headers
