//! The web client, as browsers get it from the real router.

use axum::http::{HeaderMap, Method, StatusCode, header};
use vale_server::http::PAGES;
use vale_web::CLIENT;

use super::site::{Reply, Site};

/// Asks as a browser does, with these headers.
async fn ask(site: &Site, method: Method, path: &str, headers: &[(header::HeaderName, &str)]) -> Reply {
    let mut request = site.browser().request(&method, path, None);
    for (name, value) in headers {
        request.headers_mut().append(name, value.parse().unwrap());
    }
    site.send(request).await
}

async fn get(site: &Site, path: &str, headers: &[(header::HeaderName, &str)]) -> Reply {
    ask(site, Method::GET, path, headers).await
}

const HTML: (header::HeaderName, &str) = (header::ACCEPT, "text/html,application/xhtml+xml,*/*;q=0.8");

#[tokio::test]
async fn every_page_of_the_client_is_the_same_file_and_is_asked_for_anew() {
    let site = Site::new().await;
    for path in PAGES {
        // What does not look like a table is not written into the page.
        for (table, known) in
            [("5d41402abc4b2a76b9719d911017c592", !path.starts_with("/replay")), ("%22%3E%3Cb%3E", true)]
        {
            let path = path.replace("{table}", table).replace("{id}", "hydra");
            let reply = get(&site, &path, &[]).await.expect(StatusCode::OK);
            assert_eq!(reply.header("content-type"), "text/html; charset=utf-8", "{path}");
            assert_eq!(reply.header("cache-control"), "no-cache", "{path}");
            assert_eq!(reply.body == CLIENT.index.plain, known, "{path}");
        }
    }
}

/// Messengers show a picture for a link only if they are told its whole address.
#[tokio::test]
async fn a_server_that_knows_its_address_says_where_the_picture_for_links_is() {
    let told = "<meta property=\"og:image\" content=\"https://vale.example/link.jpg\"";
    let site = Site::with(|config| config.public_url = Some("https://vale.example".parse().unwrap())).await;
    for path in ["/", "/t/5d41402abc4b2a76b9719d911017c592", "/replay/x%22y"] {
        let page = get(&site, path, &[(header::ACCEPT_ENCODING, "br")]).await.expect(StatusCode::OK);
        assert!(String::from_utf8_lossy(&page.body).contains(told), "{path}");
    }
    let page = get(&site, "/replay/5d41402abc4b2a76b9719d911017c592", &[]).await.expect(StatusCode::OK);
    let told = "content=\"https://vale.example/api/tables/5d41402abc4b2a76b9719d911017c592/picture\"";
    let text = String::from_utf8_lossy(&page.body);
    assert!(text.contains(told) && text.contains("The final table of a game") && !text.contains("link.jpg"), "{text}");
    let none = get(&site, "/api/tables/5d41402abc4b2a76b9719d911017c592/picture", &[]).await;
    assert_eq!((none.status, none.header("location")), (StatusCode::TEMPORARY_REDIRECT, "/link.jpg"));
    let picture = get(&site, "/link.jpg", &[]).await.expect(StatusCode::OK);
    assert_eq!(picture.header("content-type"), "image/jpeg");
    let elsewhere = Site::new().await;
    let page = get(&elsewhere, "/", &[]).await.expect(StatusCode::OK);
    assert!(String::from_utf8_lossy(&page.body).contains("content=\"/link.jpg\""));
}

#[tokio::test]
async fn every_file_of_the_client_is_there_compressed_and_plain() {
    let site = Site::new().await;
    assert!(CLIENT.assets.iter().any(|asset| asset.immutable && asset.brotli.is_some()));
    for asset in CLIENT.assets {
        let plain = get(&site, asset.path, &[]).await.expect(StatusCode::OK);
        assert!(plain.body == asset.plain && !plain.headers.contains_key("content-encoding"), "{}", asset.path);
        assert_eq!(plain.header("content-type"), asset.kind);
        let keep = if asset.path.starts_with("/assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        assert_eq!(plain.header("cache-control"), keep, "{}", asset.path);

        let Some(small) = asset.brotli else { continue };
        for encodings in ["gzip, deflate, br, zstd", "br", "gzip;q=1.0, br;q=0.9"] {
            let packed = get(&site, asset.path, &[(header::ACCEPT_ENCODING, encodings)]).await.expect(StatusCode::OK);
            assert!(packed.body == small, "{}", asset.path);
            assert_eq!(packed.header("content-encoding"), "br");
            assert_eq!(packed.header("vary"), "accept-encoding");
            assert_ne!(packed.header("etag"), plain.header("etag"));
        }
        for encodings in ["gzip", "br;q=0", "identity", "brr"] {
            let reply = get(&site, asset.path, &[(header::ACCEPT_ENCODING, encodings)]).await;
            assert!(reply.body == asset.plain, "{}: {encodings}", asset.path);
        }
    }
}

#[tokio::test]
async fn what_a_browser_has_already_is_not_sent_again() {
    let site = Site::new().await;
    for path in ["/", CLIENT.assets[0].path] {
        for encodings in ["br", "identity"] {
            let encodings = (header::ACCEPT_ENCODING, encodings);
            let tag = get(&site, path, std::slice::from_ref(&encodings)).await.header("etag").to_owned();
            for tags in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
                let reply = get(&site, path, &[encodings.clone(), (header::IF_NONE_MATCH, &tags)]).await;
                assert_eq!((reply.status, reply.body.len()), (StatusCode::NOT_MODIFIED, 0), "{path} {tags}");
                assert_eq!(reply.header("etag"), tag);
            }
            let reply = get(&site, path, &[encodings, (header::IF_NONE_MATCH, "\"other\"")]).await;
            assert_eq!(reply.status, StatusCode::OK);
        }
    }
}

#[tokio::test]
async fn who_goes_astray_gets_the_client_and_programs_get_a_problem() {
    let site = Site::new().await;
    for path in ["/nowhere", "/t", "/t/x/y", "/assets/gone-12345678.js", "/..%2fsecret"] {
        let page = get(&site, path, &[HTML]).await.expect(StatusCode::NOT_FOUND);
        assert_eq!(page.header("cache-control"), "no-cache");
        assert!(page.body == CLIENT.index.plain, "{path}");
        get(&site, path, &[]).await.problem(StatusCode::NOT_FOUND, "not_found");
        get(&site, path, &[(header::ACCEPT, "application/json")]).await.problem(StatusCode::NOT_FOUND, "not_found");
        ask(&site, Method::POST, path, &[HTML]).await.problem(StatusCode::NOT_FOUND, "not_found");
    }
    for path in ["/api", "/api/nowhere", "/api/tables/x/y/z"] {
        get(&site, path, &[HTML]).await.problem(StatusCode::NOT_FOUND, "not_found");
    }
    ask(&site, Method::POST, "/rules", &[HTML]).await.problem(StatusCode::METHOD_NOT_ALLOWED, "wrong_method");
}

#[tokio::test]
async fn who_asks_for_the_head_gets_the_head() {
    let site = Site::new().await;
    let whole = get(&site, "/rules", &[]).await;
    let head = ask(&site, Method::HEAD, "/rules", &[]).await.expect(StatusCode::OK);
    let named = |headers: &HeaderMap| headers.get("etag").cloned();
    assert_eq!((head.body.len(), named(&head.headers)), (0, named(&whole.headers)));
}

/// The policy of the server would refuse what stands in the page itself, or comes from elsewhere.
#[tokio::test]
async fn the_page_has_nothing_that_the_policy_refuses() {
    let page = std::str::from_utf8(CLIENT.index.plain).unwrap();
    for forbidden in ["<style", " style=", " onload=", "src=\"http", "href=\"http", "src=\"//", "href=\"//"] {
        assert!(!page.contains(forbidden), "{forbidden}");
    }
    for script in page.split("<script").skip(1) {
        let (attributes, rest) = script.split_once('>').unwrap();
        assert!(attributes.contains("src=\"/") && rest.starts_with("</script>"), "{script}");
    }
}
