"""Events become acts and flights; what the table shows at this moment. Imports ``hud`` and below."""
