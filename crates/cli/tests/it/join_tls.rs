//! `vale join` over `https`: a proxy that encrypts stands before the server, as it does on the internet.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde_json::json;
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

use crate::join::{Player, Server, fresh_directory, join, two_players};
use crate::support::run_with;

fn certificate(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/certificates").join(name)
}

/// A proxy that encrypts for localhost, and the way to tell it where the server is.
fn proxy() -> (u16, tokio::sync::watch::Sender<Option<SocketAddr>>) {
    let chain = vec![CertificateDer::from_pem_file(certificate("localhost.pem")).unwrap()];
    let key = PrivateKeyDer::from_pem_file(certificate("localhost-key.pem")).unwrap();
    let config = ServerConfig::builder().with_no_client_auth().with_single_cert(chain, key).unwrap();
    let acceptor = TlsAcceptor::from(Arc::new(config));
    let (sender, server) = tokio::sync::watch::channel(None);
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.set_nonblocking(true).unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async move {
            let listener = TcpListener::from_std(listener).unwrap();
            while let Ok((stream, _)) = listener.accept().await {
                let (acceptor, mut server) = (acceptor.clone(), server.clone());
                tokio::spawn(async move {
                    let Ok(mut near) = acceptor.accept(stream).await else { return };
                    let address = server.wait_for(Option::is_some).await.unwrap().unwrap();
                    let mut far = TcpStream::connect(address).await.unwrap();
                    drop(tokio::io::copy_bidirectional(&mut near, &mut far).await);
                });
            }
        });
    });
    (port, sender)
}

#[test]
fn a_server_behind_a_proxy_that_encrypts_is_joined_if_its_certificate_is_trusted() {
    let home = fresh_directory("join-tls");
    let (port, proxied) = proxy();
    let public = format!("https://localhost:{port}");
    let server = Server::start_with(&home.join("data"), "127.0.0.1:0", &["--public-url", &public]);
    proxied.send(Some(server.address)).unwrap();
    let (_, address) = server.table_at(&public, &two_players(), &json!(["open", {"bot": 0}]));
    let mut trusting = join(&home, &[&address, "--name", "Ada"]);
    trusting.env("SSL_CERT_FILE", certificate("authority.pem"));
    let mut ada = Player::sit(trusting);
    ada.wait_for(&format!("Table at {public}"));
    ada.wait_for("Everyone is ready");
    ada.type_line("start");
    ada.wait_for("The game begins.");
    assert_eq!(ada.leave().code, Some(0));
    let mut doubting = join(&home, &[&address, "--name", "Ada", "--plain"]);
    doubting.env("SSL_CERT_FILE", certificate("localhost-key.pem"));
    run_with(doubting, b"").fails_with(1, &format!("cannot reach {public}: "));
}
