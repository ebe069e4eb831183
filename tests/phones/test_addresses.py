"""Under which address phones may find the machine: the likeliest first."""

import pytest

from game.phones.addresses import ranked

HOME = ("wlan0", "192.168.1.5")


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (HOME, ("docker0", "172.17.0.1")),  # a network of containers
        (HOME, ("eth0", "169.254.3.4")),  # no router has given it
        (HOME, ("eth0", "8.8.4.4")),  # a public one
        (HOME, ("usb0", "192.168.1.6")),  # of unknown kind
        (("eth0", "8.8.4.4"), ("eth0", "169.254.3.4")),
        (("eth0", "169.254.3.4"), ("tailscale0", "100.64.0.1")),
        (("usb0", "10.0.0.9"), ("eth0", "8.8.4.4")),
        (("enp3s0", "10.0.0.9"), ("enp4s0", "10.0.0.10")),  # as numbers, not as texts
        (("Wi-Fi", "192.168.0.2"), ("VirtualBox Host-Only", "192.168.56.1")),
    ],
)
def test_the_likelier_address_comes_first(better: tuple[str, str], worse: tuple[str, str]) -> None:
    assert ranked([worse, better], None) == (better[1], worse[1])
    assert ranked([better, worse], None) == (better[1], worse[1])


def test_the_way_out_comes_before_another_network_of_its_kind() -> None:
    one, other = ("wlan0", "192.168.1.5"), ("eth0", "192.168.2.5")
    assert ranked([one, other], "192.168.2.5") == ("192.168.2.5", "192.168.1.5")
    assert ranked([one, other], "192.168.1.5") == ("192.168.1.5", "192.168.2.5")
    # But a network of containers stays behind, even as the way out.
    assert ranked([one, ("docker0", "172.17.0.1")], "172.17.0.1") == ("192.168.1.5", "172.17.0.1")
    assert ranked([("usb0", "10.0.0.9"), one], "10.0.0.9") == ("10.0.0.9", "192.168.1.5")


def test_what_no_phone_can_reach_is_left_out() -> None:
    unreachable = [("lo", "127.0.0.1"), ("eth0", "0.0.0.0"), ("eth0", "224.0.0.1")]
    assert ranked([*unreachable, HOME], None) == ("192.168.1.5",)
    assert ranked(unreachable, "127.0.0.1") == ()


def test_an_address_of_two_networks_counts_as_the_likelier() -> None:
    assert ranked([("docker0", "10.0.0.1"), ("wlan0", "10.0.0.1"), ("usb0", "10.0.0.2")], None) == (
        "10.0.0.1",
        "10.0.0.2",
    )
