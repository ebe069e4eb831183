"""The gate: strangers without the key keep nobody out, however many they are."""

import errno
import ipaddress
import logging
from collections.abc import Callable
from functools import partial

import pytest

from game.phones.gate import NOBODYS, Caller, CallState, Gate, share_of
from game.phones.limits import Credits, Limits, Scarce, Sparing

PHONE = "192.168.1.7"


class Crowd:
    """A gate, its clock, and strangers who come again as soon as they are turned away."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.now = 0.0
        self.gate = Gate(limits or Limits(), lambda: self.now)
        self.away: set[Caller] = set()
        self.most = 0

    def come(self, address: str) -> Caller | None:
        caller = self.gate.arrive(address, lambda: self.away.add(caller) if caller else None)
        self.most = max(self.most, len(self.gate))
        return caller

    def opens(self, address: str) -> Caller | None:
        caller = self.come(address)
        if caller is not None and self.gate.ask(caller, self.gate.told_by(address, [])):
            if caller.state is CallState.QUEUED:
                caller.heard = partial(self._heard, caller)
            else:
                self.gate.open(caller)
        return caller

    def _heard(self, caller: Caller, comes_in: bool) -> None:
        if comes_in:
            self.gate.open(caller)

    def is_in(self, caller: Caller | None) -> bool:
        return caller is not None and caller not in self.away


def addresses(many: int) -> list[str]:
    return [f"192.168.1.{100 + number}" for number in range(many)]


@pytest.mark.parametrize("many", [1, 30])
def test_half_requests_take_few_descriptors_and_keep_no_phone_out(many: int) -> None:
    crowd = Crowd()
    for number in range(1100):
        crowd.come(addresses(many)[number % many])
        crowd.now += 0.001
    assert crowd.most <= 64
    phone = crowd.opens(PHONE)
    for number in range(1100):
        crowd.come(addresses(many)[number % many])
    assert crowd.is_in(phone)
    assert crowd.most <= 64


def test_an_address_has_sixteen_connections_at_most() -> None:
    crowd = Crowd()
    came = [crowd.come(PHONE) for _ in range(20)]
    assert len(crowd.gate) == 16
    assert [crowd.is_in(one) for one in came] == [False] * 4 + [True] * 16  # the oldest give way


def test_loopback_has_no_share_as_a_tunnel_brings_everybody_from_there() -> None:
    crowd = Crowd()
    for _ in range(40):
        crowd.come("127.0.0.1")
    assert len(crowd.gate) == 40
    assert not crowd.away


@pytest.mark.thorough(usual=1)
@pytest.mark.parametrize("many", [1, 30])
def test_idle_sockets_keep_no_phone_out(many: int) -> None:
    """Sixty workers who open sockets and say nothing, each anew once it is turned away."""
    crowd = Crowd()
    workers: list[Caller | None] = [None] * 60

    def again() -> None:
        for number, worker in enumerate(workers):
            if not crowd.is_in(worker):
                workers[number] = crowd.opens(addresses(many)[number % many])
        crowd.now += 0.02

    for _ in range(50):
        again()
    for _ in range(34):
        phone = crowd.opens(PHONE)
        for _ in range(50):  # a second in a slow Wi-Fi until its greeting is here
            again()
        assert phone is not None
        assert crowd.is_in(phone)
        crowd.gate.welcome(phone)
        crowd.gate.leave(phone)
    assert sum(crowd.is_in(worker) for worker in workers) <= 8


def test_idle_sockets_through_a_tunnel_that_names_nobody_keep_no_phone_out() -> None:
    """Nobody can be told apart there, and the crowd is at the door first: the phone waits and comes in."""
    crowd = Crowd()
    workers: list[Caller | None] = [None] * 60

    def again() -> None:
        crowd.gate.call()
        for number, worker in enumerate(workers):
            if not crowd.is_in(worker):
                workers[number] = crowd.opens("127.0.0.1")
        crowd.now += 0.02

    for _ in range(75):  # the visits that may be made at once are gone
        again()
    for _ in range(34):
        phone = crowd.opens("127.0.0.1")
        start = crowd.now
        while phone is not None and phone.state is CallState.QUEUED:
            again()
        assert phone is not None
        assert crowd.now - start < 2.0
        for _ in range(10):  # a fifth of a second until its greeting is here
            again()
        assert crowd.is_in(phone)
        crowd.gate.welcome(phone)
        crowd.gate.leave(phone)
    # They take nothing from those who have an address.
    named = crowd.opens(PHONE)
    for _ in range(50):
        again()
    assert crowd.is_in(named)
    assert crowd.most <= Limits().accepted


def test_who_leaves_the_queue_costs_no_visit() -> None:
    crowd = Crowd(Limits(visits=60, visits_burst=1, nobodys=1))
    first, gone, last = (crowd.opens("127.0.0.1") for _ in range(3))
    assert first is not None
    assert gone is not None
    assert last is not None
    assert [one.state for one in (first, gone, last)] == [
        CallState.WAITING,
        CallState.QUEUED,
        CallState.QUEUED,
    ]
    crowd.gate.leave(gone)
    assert crowd.gate.call() == pytest.approx(1.0)
    crowd.now += 1.0
    assert crowd.gate.call() is None
    assert last.state is CallState.WAITING


def test_who_waits_in_the_queue_hears_once_whether_it_comes_in() -> None:
    crowd = Crowd(Limits(visits=600, visits_burst=1, nobodys=1))
    assert crowd.opens("127.0.0.1")
    gone, comes = crowd.opens("127.0.0.1"), crowd.opens("127.0.0.1")
    assert gone is not None
    assert comes is not None
    heard = {gone: list[bool](), comes: list[bool]()}
    gone.heard, comes.heard = heard[gone].append, heard[comes].append
    crowd.gate.leave(gone)
    assert crowd.gate.call() == pytest.approx(0.1)  # ten visits a second, and nobody waits longer
    crowd.now += 0.1
    assert crowd.gate.call() is None
    crowd.gate.leave(comes)
    assert (heard[gone], heard[comes]) == ([False], [True])


def test_two_sockets_of_an_address_wait_for_their_greeting_and_eight_of_all() -> None:
    crowd = Crowd()
    one = [crowd.opens(PHONE) for _ in range(3)]
    assert [crowd.is_in(caller) for caller in one] == [False, True, True]
    others = [crowd.opens(address) for address in addresses(6)]
    assert all(map(crowd.is_in, (*one[1:], *others)))
    last = crowd.opens("192.168.1.200")
    assert crowd.is_in(last)
    assert sum(map(crowd.is_in, (*one, *others, last))) == 8


def test_a_tunnel_that_names_nobody_has_five_times_the_share_of_an_address() -> None:
    crowd = Crowd()
    waiting = [crowd.opens("127.0.0.1") for _ in range(5 * 8)]
    assert all(map(crowd.is_in, waiting))
    crowd.opens("127.0.0.1")
    assert [crowd.is_in(caller) for caller in waiting] == [False] + [True] * (5 * 8 - 1)
    queued = 0
    for number in range(5 * 240):
        caller = crowd.opens("127.0.0.1")
        queued += caller is not None and caller.state is CallState.QUEUED
        assert bool(queued) is (number + 5 * 8 + 2 > 5 * 240)


def test_forty_eight_phones_are_connected_and_no_more() -> None:
    crowd = Crowd()
    for number in range(48):
        phone = crowd.opens(f"10.0.0.{number}")
        assert phone is not None
        assert phone.state is CallState.WAITING
        crowd.gate.welcome(phone)
    late = crowd.opens(PHONE)
    assert late is not None
    assert late.state is CallState.SERVED


@pytest.mark.parametrize(("shows_the_key", "gives_way"), [(False, "10.0.0.1"), (True, "10.0.0.2")])
def test_a_blamed_address_gives_way_first_until_it_shows_the_key(shows_the_key: bool, gives_way: str) -> None:
    crowd = Crowd(Limits(accepted=4))
    blamed = crowd.opens("10.0.0.1")
    assert blamed is not None
    crowd.gate.blame(blamed)
    if shows_the_key:
        crowd.gate.welcome(blamed)
    for address in ("10.0.0.2", "10.0.0.2", "10.0.0.1"):
        crowd.come(address)
    assert not crowd.away
    crowd.come("10.0.0.3")
    assert [caller.address for caller in crowd.away] == [gives_way]


def test_nobody_is_blamed_for_what_others_do_behind_the_same_tunnel() -> None:
    crowd = Crowd(Limits(accepted=2))
    named, tunnelled = crowd.come("10.0.0.2"), crowd.come("127.0.0.1")
    assert tunnelled is not None
    crowd.gate.blame(tunnelled)
    crowd.come("10.0.0.3")
    assert (crowd.is_in(named), crowd.is_in(tunnelled)) == (False, True)  # the oldest, as for any two


def test_an_address_without_visits_is_not_even_expected() -> None:
    crowd = Crowd(Limits(visits=60, visits_burst=2))
    assert crowd.gate.expects(PHONE)
    for _ in range(2):
        assert crowd.come(PHONE)
    assert not crowd.gate.expects(PHONE)
    assert crowd.gate.expects("127.0.0.1")
    crowd.now += 1.0
    assert crowd.gate.expects(PHONE)
    assert crowd.come(PHONE)
    assert crowd.come(PHONE) is None


def test_who_has_shown_the_key_never_gives_way() -> None:
    crowd = Crowd(Limits(accepted=4))
    inside = [crowd.opens(PHONE) for _ in range(2)]
    for one in inside:
        assert one is not None
        crowd.gate.welcome(one)
    for number in range(200):
        crowd.opens(addresses(30)[number % 30])
    assert all(map(crowd.is_in, inside))


def test_a_page_that_loads_its_files_is_not_cut_by_strangers() -> None:
    crowd = Crowd()
    for number in range(300):
        crowd.come(addresses(10)[number % 10])
    loads = [crowd.come(PHONE) for _ in range(6)]
    for one in loads:
        assert one is not None
        assert crowd.gate.ask(one, PHONE)
    for number in range(300):
        crowd.come(addresses(10)[number % 10])
    assert all(map(crowd.is_in, loads))


def test_an_address_may_load_only_so_many_files_and_others_notice_nothing() -> None:
    crowd = Crowd()

    def loads(address: str) -> bool:
        caller = crowd.come(address)
        allowed = caller is not None and crowd.gate.ask(caller, address)
        if caller is not None:
            crowd.gate.leave(caller)
        return allowed

    assert sum(loads("192.168.1.100") for _ in range(2000)) == Limits().visits_burst
    assert all(loads(PHONE) for _ in range(120))
    crowd.now += 60.0
    assert sum(loads("192.168.1.100") for _ in range(2000)) == Limits().visits_burst


def test_who_comes_through_a_proxy_is_told_apart_by_its_word() -> None:
    gate = Gate(Limits(), lambda: 0.0, [ipaddress.IPv4Network("172.17.0.0/16")])
    assert gate.told_by("127.0.0.1", ["203.0.113.9"]) == "203.0.113.9"
    assert gate.told_by("172.17.0.2", ["1.1.1.1, 203.0.113.9, 127.0.0.1"]) == "203.0.113.9"
    assert gate.told_by("127.0.0.1", ["[2001:db8::5]:4711"]) == "2001:db8::/64"
    assert gate.told_by("127.0.0.1", ["203.0.113.9:4711"]) == "203.0.113.9"
    assert gate.told_by("127.0.0.1", []) == NOBODYS
    assert gate.told_by("127.0.0.1", ["203.0.113.9, unknown"]) == NOBODYS
    # A stranger's word is not believed.
    assert gate.told_by("192.168.1.9", ["203.0.113.9"]) == "192.168.1.9"


def test_strangers_behind_a_proxy_share_its_address_with_nobody() -> None:
    crowd = Crowd()

    def through(told: str) -> Caller | None:
        caller = crowd.come("127.0.0.1")
        if caller is not None and crowd.gate.ask(caller, crowd.gate.told_by("127.0.0.1", [told])):
            crowd.gate.open(caller)
        return caller

    for _ in range(200):
        through("203.0.113.9")
    phone = through("203.0.113.10")
    for _ in range(200):
        through("203.0.113.9")
    assert crowd.is_in(phone)


def test_what_is_remembered_of_addresses_has_an_end() -> None:
    crowd = Crowd()
    for number in range(5000):
        caller = crowd.come(f"10.1.{number // 250}.{number % 250}")
        if caller is not None and number % 3:
            crowd.gate.leave(caller)
    assert len(crowd.gate._known) <= 1100
    assert crowd.most <= 64


def test_a_household_has_one_share_in_ipv6() -> None:
    assert share_of("2001:db8::1") == share_of("2001:db8::ffff:1")
    assert share_of("::ffff:192.168.1.7") == "192.168.1.7"


def test_a_log_takes_so_many_lines_a_minute_and_counts_the_others(
    caplog: pytest.LogCaptureFixture, request: pytest.FixtureRequest
) -> None:
    now = [0.0]
    clock: Callable[[], float] = lambda: now[0]  # noqa: E731 - a clock that stands still
    log, sparing = logging.getLogger("tests.sparing"), Sparing(60, 10, clock)
    log.addFilter(sparing)
    request.addfinalizer(lambda: log.removeFilter(sparing))
    with caplog.at_level(logging.INFO, "tests.sparing"):
        for number in range(1000):
            log.info("line %d", number)
        now[0] = 60.0
        log.info("the next")
    told = [record.getMessage() for record in caplog.records]
    assert told[:2] == ["line 0", "line 1"]
    assert len(told) == 11
    assert told[-1] == "the next (and 990 lines left out)"


def test_a_log_tells_without_a_traceback_that_the_system_gives_no_more_files() -> None:
    lines = {}
    for error in (OSError(errno.EMFILE, "Too many open files"), OSError(errno.EIO, "broken"), KeyError(1)):
        about = (type(error), error, None)
        line = logging.LogRecord(
            "asyncio", logging.ERROR, "", 0, "accept() failed\nsocket: %s", ("x",), about
        )
        assert Scarce().filter(line)
        lines[type(error), error.args[-1]] = (line.getMessage(), line.exc_info is None)
    assert [*lines.values()] == [
        ("accept() failed: Too many open files", True),
        ("accept() failed\nsocket: x", False),
        ("accept() failed\nsocket: x", False),
    ]


def test_sixty_lines_are_written_at_once_and_thirty_a_minute() -> None:
    now = [0.0]
    sparing = Sparing(clock=lambda: now[0])
    line = logging.LogRecord("log", logging.INFO, "", 0, "line", (), None)
    assert sum(sparing.filter(line) for _ in range(200)) == 60
    now[0] = 60.0
    assert sum(sparing.filter(line) for _ in range(200)) == 30


@pytest.mark.parametrize(
    ("a_minute", "at_once", "minute"),
    [("messages", "burst", 100), ("control", "control_burst", 30), ("bytes", "bytes_burst", 240 * 1024)],
)
def test_so_much_may_a_phone_say_a_minute_and_less_at_once(a_minute: str, at_once: str, minute: int) -> None:
    limits = Limits()
    credits_ = Credits(getattr(limits, a_minute), getattr(limits, at_once))
    assert credits_.spend(0.0, {"messages": 30, "control": 10, "bytes": 24 * 1024}[a_minute])
    assert not credits_.spend(0.0)
    spent = 0
    for step in range(1, 601):
        while credits_.spend(step / 10, minute // 30 if a_minute == "bytes" else 1):
            spent += minute // 30 if a_minute == "bytes" else 1
    assert spent == pytest.approx(minute, abs=1 if a_minute != "bytes" else minute // 30)
