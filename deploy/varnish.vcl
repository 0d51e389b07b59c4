# Varnish 6 or newer as a cache of pages between the proxy that ends TLS and the shop:
#   varnishd -a 127.0.0.1:6081 -f /etc/varnish/palace-shop.vcl -s malloc,256m -p http_gzip_support=off -p default_ttl=0
# The shop compresses itself, with brotli too, which Varnish would leave out: so http_gzip_support=off. What says nothing of being kept is not.
# The shop: PAGE_CACHES=http://127.0.0.1:6081/ and one more hop in TRUST_PROXY (2 with nginx before it).
vcl 4.1;

backend shop {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = { .url = "/health"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; }
}

# Who may say that pages changed: the machines of the shop.
acl shops {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ shops) {
            return (synth(403));
        }
        # Pages and public answers; pictures and scripts have addresses that change with what they hold.
        ban("obj.http.Cache-Control ~ s-maxage");
        return (synth(200));
    }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
        return (pass);
    }
    if (req.http.Accept-Encoding ~ "\bbr\b") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # Whoever asks has cookies; what the shop calls public does not depend on them, and what does is called private.
    return (hash);
}

sub vcl_backend_response {
    if (beresp.http.Set-Cookie || beresp.http.Cache-Control !~ "\bpublic\b") {
        set beresp.uncacheable = true;
        set beresp.ttl = 120s;
        return (deliver);
    }
}

sub vcl_deliver {
    # Of the request that had it made, not of this one.
    if (obj.hits > 0) {
        unset resp.http.X-Request-Id;
    }
}
