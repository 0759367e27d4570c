# Varnish 7 as a shared cache in front of the site, which tells it of each change: run the site with
# CACHE_PURGE_URL=http://127.0.0.1:80/ (this Varnish), TRUST_PROXY=on and SITE_ORIGIN set to the public address.
# Start it with `-p http_gzip_support=off`: the site compresses once, with Brotli too, which Varnish would undo.
# Varnish itself speaks no TLS: with `-a 127.0.0.1:8080` put tls.conf or Caddy in front (docs/operation.md).
vcl 4.1;

import std;

backend site {
    .host = "127.0.0.1";
    .port = "5000";
    .connect_timeout = 3s;
    .first_byte_timeout = 120s;
    .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# Who may say that the content has changed.
acl site_itself {
    "127.0.0.1";
    "::1";
}

# What ends TLS on this machine says from where and how a visitor came; nobody else is believed.
acl tls_proxy {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "BAN") {
        # A request of a visitor comes from this machine too, where TLS ends here.
        if (client.ip !~ site_itself || req.http.X-Forwarded-Proto) {
            return (synth(403, "Forbidden"));
        }
        # Hashed files and drawings of assets never change with the content.
        ban("req.url !~ ^/assets/");
        return (synth(200, "Banned"));
    }
    if (client.ip ~ tls_proxy && req.http.X-Forwarded-Proto == "https") {
        # Varnish has added the address of the proxy behind that of the visitor.
        set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
    } else {
        set req.http.X-Forwarded-Proto = "http";
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # Visitors with a session, or with a compare list kept without JavaScript, get pages of their own.
    if (req.http.Cookie ~ "(^|;\s*)(__Host-session|session|compare)=") {
        return (pass);
    }
    if (req.url ~ "^/(admin|export|healthz|api/(admin|ai|auth|export))([/?.]|$)") {
        return (pass);
    }
    unset req.http.Cookie;
    # Three copies of a page at most, not one for each spelling of the header.
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } else if (req.http.Accept-Encoding ~ "gzip") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # An expired copy is sent only while the site does not respond.
    if (std.healthy(req.backend_hint)) {
        set req.grace = 0s;
    }
    return (hash);
}

# The site says more to who comes by https.
sub vcl_hash {
    hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
    # Only what the site itself calls public is kept.
    if (beresp.http.Cache-Control !~ "public" || beresp.http.Set-Cookie || beresp.status >= 500) {
        set beresp.uncacheable = true;
        set beresp.ttl = 0s;
        return (deliver);
    }
    # One copy for everybody: personal requests never come here.
    if (beresp.http.Vary) {
        set beresp.http.Vary = regsub(beresp.http.Vary, "Cookie,?\s*", "");
        if (beresp.http.Vary == "") {
            unset beresp.http.Vary;
        }
    }
    set beresp.grace = 24h;
}

sub vcl_deliver {
    # Browsers and other caches must still know that personal pages exist.
    if (resp.http.Vary) {
        set resp.http.Vary = resp.http.Vary + ", Cookie";
    } else {
        set resp.http.Vary = "Cookie";
    }
    # Tells pages whether the site was asked, which counts the views of a phone: a page from a copy counts its view itself.
    if (obj.hits > 0) {
        set resp.http.X-Cache = "HIT";
        set resp.http.Server-Timing = "cache;desc=HIT";
    } else {
        set resp.http.X-Cache = "MISS";
        set resp.http.Server-Timing = "cache;desc=MISS";
    }
}
