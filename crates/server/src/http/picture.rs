//! The final table of a game as a picture, which messengers show for a link to its replay.
//!
//! Nothing is painted here. The client paints all cards, digits and marks on one sheet, and a valley to lay them on
//! (`web/build/pictures.mjs` in the repository); this module cuts and pastes.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Redirect, Response};
use jpeg_encoder::{ColorType, Encoder};
use vale_engine::{Card, Game, Seat};
use vale_protocol::{Code, PlayerColour, Problem, TableId};
use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;

use super::answer::{Answer, Path};
use super::games::Finished;
use super::routes::routes;
use crate::app::App;

routes! {
    get "/api/tables/{table}/picture" => table_picture,
}

/// The size of the picture, as messengers like it.
const WIDTH: u32 = 1200;
const HEIGHT: u32 = 630;
/// Where the panels of the players begin, below the title; around them and between them; and how round they are.
const TOP: u32 = 84;
const MARGIN: u32 = 24;
const GAP: u32 = 10;
const ROUND: i64 = 14;
/// What stands before the cards of a player: a mark, and up to three digits.
const FACTS: u32 = 300;
/// Between cards, and around them.
const CLOSE: u32 = 6;
const INSET: u32 = 10;

/// The sheet: ten cards in a row; below them, a little apart, the digits and the marks of the players.
const CARD: (u32, u32) = (120, 168);
const IN_A_ROW: usize = 10;
const DIGITS: u32 = 1692;
const DIGIT: (u32, u32) = (70, 96);
const MARK: (u32, u32) = (96, 96);

/// The colour of a panel, which is that behind everything on the sheet; its edge, and that of who won.
const PANEL: Colour = [16, 26, 36];
const EDGE: Colour = [92, 84, 62];
const GOLD: Colour = [255, 214, 120];

const QUALITY: u8 = 86;

/// How many pictures are kept, about 150 kB each: links are often looked at by many at once. There are no names in them, so
/// there is nothing to forget.
const KEPT: usize = 16;
static PICTURES: Mutex<VecDeque<(TableId, Bytes)>> = Mutex::new(VecDeque::new());

/// A picture of the final table of a finished game, or the way to that of the site.
#[cfg_attr(feature = "openapi", utoipa::path(get, tag = "games", path = "/api/tables/{table}/picture", params(("table" = String, Path)),
    responses((status = 200, content_type = "image/jpeg", body = Vec<u8>),
        (status = 307, description = "there is none: the picture of the site"), (status = "default", body = Problem))))]
async fn table_picture(State(app): State<Arc<App>>, Path(table): Path<TableId>) -> Answer<Response> {
    let picture = match kept(&table) {
        Some(picture) => Ok(picture),
        None => app.archive.look(&app, &table, keep).await,
    };
    match picture {
        // The last table of a game never changes.
        Ok(picture) => {
            let headers = [(header::CONTENT_TYPE, "image/jpeg"), (header::CACHE_CONTROL, "public, max-age=604800")];
            Ok((headers, picture).into_response())
        }
        Err(failure) if matches!(failure.problem().code, Code::NotFound | Code::NotOver | Code::OtherRules) => {
            Ok(Redirect::temporary("/link.jpg").into_response())
        }
        Err(failure) => Err(failure),
    }
}

fn kept(table: &TableId) -> Option<Bytes> {
    let pictures = PICTURES.lock().unwrap_or_else(PoisonError::into_inner);
    pictures.iter().find(|(kept, _)| kept == table).map(|(_, picture)| picture.clone())
}

/// Draws the table of a finished game, unless that would spoil a deal for others, and keeps the picture.
fn keep(finished: &Finished) -> Answer<Bytes> {
    finished.check_revealed()?;
    let (game, _) = finished.game()?;
    let colours: Vec<_> = finished.colours().collect();
    let drawn = draw(game.game(), &colours);
    let picture = drawn.map(Bytes::from).ok_or_else(|| Problem::new(Code::Internal, "the picture cannot be drawn"))?;
    let mut pictures = PICTURES.lock().unwrap_or_else(PoisonError::into_inner);
    pictures.truncate(KEPT - 1);
    pictures.push_front((finished.table.clone(), picture.clone()));
    Ok(picture)
}

/// Red, green and blue.
type Colour = [u8; 3];

/// Pixels in rows.
#[derive(Clone)]
struct Image {
    wide: u32,
    tall: u32,
    pixels: Vec<Colour>,
}

impl Image {
    fn unpack(packed: &[u8]) -> Option<Self> {
        let mut decoder = JpegDecoder::new(ZCursor::new(packed));
        let pixels = decoder.decode().ok()?;
        let (wide, tall) = decoder.dimensions()?;
        let (pixels, rest) = pixels.as_chunks();
        let whole = rest.is_empty() && pixels.len() == wide * tall;
        whole.then(|| Self { wide: wide as u32, tall: tall as u32, pixels: pixels.to_vec() })
    }

    fn pack(&self) -> Option<Vec<u8>> {
        let mut packed = Vec::new();
        let (wide, tall) = (u16::try_from(self.wide).ok()?, u16::try_from(self.tall).ok()?);
        let encoder = Encoder::new(&mut packed, QUALITY);
        encoder.encode(self.pixels.as_flattened(), wide, tall, ColorType::Rgb).ok()?;
        Some(packed)
    }

    /// The place of a pixel; none outside of the image.
    fn place(&self, x: u32, y: u32) -> Option<usize> {
        (x < self.wide && y < self.tall).then(|| (y * self.wide + x) as usize)
    }

    fn get(&self, x: u32, y: u32) -> Colour {
        self.place(x, y).and_then(|place| self.pixels.get(place)).copied().unwrap_or(PANEL)
    }

    fn set(&mut self, x: u32, y: u32, colour: Colour) {
        if let Some(pixel) = self.place(x, y).and_then(|place| self.pixels.get_mut(place)) {
            *pixel = colour;
        }
    }

    /// A part of the image, made smaller: each pixel is the mean of sixteen places.
    fn cut(&self, (left, top): (u32, u32), from: (u32, u32), to: (u32, u32)) -> Self {
        const FINE: u32 = 4;
        let mut pixels = Vec::with_capacity((to.0 * to.1) as usize);
        for y in 0..to.1 {
            for x in 0..to.0 {
                let mut sum = [0_u32; 3];
                for part in 0..FINE * FINE {
                    let (fine_x, fine_y) = (x * FINE + part % FINE, y * FINE + part / FINE);
                    let there = (left + fine_x * from.0 / (to.0 * FINE), top + fine_y * from.1 / (to.1 * FINE));
                    for (sum, value) in sum.iter_mut().zip(self.get(there.0, there.1)) {
                        *sum += u32::from(value);
                    }
                }
                pixels.push(sum.map(|sum| (sum / (FINE * FINE)) as u8));
            }
        }
        Self { wide: to.0, tall: to.1, pixels }
    }

    fn paste(&mut self, part: &Self, left: u32, top: u32) {
        for y in 0..part.tall {
            for x in 0..part.wide {
                self.set(left + x, top + y, part.get(x, y));
            }
        }
    }
}

/// What pictures are put together from.
struct Parts {
    ground: Image,
    sheet: Image,
    cards: Vec<Card>,
}

/// The parts are unpacked when the first picture is asked for.
fn parts() -> Option<&'static Parts> {
    static PARTS: OnceLock<Option<Parts>> = OnceLock::new();
    let all = || {
        Some(Parts {
            ground: Image::unpack(include_bytes!("picture/ground.jpg"))?,
            sheet: Image::unpack(include_bytes!("picture/sheet.jpg"))?,
            cards: include_str!("picture/sheet.txt").lines().filter_map(Card::by_id).collect(),
        })
    };
    PARTS.get_or_init(all).as_ref()
}

impl Parts {
    fn card(&self, card: Card, size: (u32, u32)) -> Option<Image> {
        let place = self.cards.iter().position(|listed| *listed == card)?;
        let at = ((place % IN_A_ROW) as u32 * CARD.0, (place / IN_A_ROW) as u32 * CARD.1);
        Some(self.sheet.cut(at, CARD, size))
    }

    fn mark(&self, colour: PlayerColour, size: u32) -> Image {
        let place = PlayerColour::ALL.iter().position(|listed| *listed == colour).unwrap_or_default() as u32;
        self.sheet.cut((10 * DIGIT.0 + place * MARK.0, DIGITS), MARK, (size, size))
    }
}

/// The final table of a game as a JPEG.
fn draw(game: &Game, colours: &[Option<PlayerColour>]) -> Option<Vec<u8>> {
    let parts = parts()?;
    let mut picture = parts.ground.clone();
    let players = game.seats().count() as u32;
    let tall = (HEIGHT - TOP - MARGIN - (players - 1) * GAP) / players;
    let winners: Vec<Seat> = game.leaders().collect();
    for seat in game.seats() {
        let top = TOP + seat.index() as u32 * (tall + GAP);
        panel(&mut picture, top, tall, winners.contains(&seat));
        let colour = colours.get(seat.index()).copied().flatten();
        facts(&mut picture, parts, (top, tall), colour, game.score(seat));
        let cards: Vec<Card> = game.area(seat).iter().collect();
        area(&mut picture, parts, (top, tall), &cards);
    }
    picture.pack()
}

/// A panel with round corners, as wide as the picture.
fn panel(picture: &mut Image, top: u32, tall: u32, won: bool) {
    let (edge, thick) = if won { (GOLD, 4) } else { (EDGE, 2) };
    let (right, bottom) = (i64::from(WIDTH - MARGIN), i64::from(top + tall));
    for y in top..top + tall {
        for x in MARGIN..WIDTH - MARGIN {
            let (x_in, y_in) = (
                (i64::from(x - MARGIN)).min(right - 1 - i64::from(x)),
                i64::from(y - top).min(bottom - 1 - i64::from(y)),
            );
            // How far from the edge, which is a part of a circle in the corners.
            let inside = if x_in < ROUND && y_in < ROUND {
                ROUND - ((ROUND - x_in).pow(2) + (ROUND - y_in).pow(2)).isqrt()
            } else {
                x_in.min(y_in)
            };
            if inside >= 0 {
                picture.set(x, y, if inside < thick { edge } else { PANEL });
            }
        }
    }
}

/// Who it is, and how many points.
fn facts(picture: &mut Image, parts: &Parts, (top, tall): (u32, u32), colour: Option<PlayerColour>, score: u16) {
    let high = (tall - 2 * INSET).min(DIGIT.1);
    let wide = high * DIGIT.0 / DIGIT.1;
    let middle = top + (tall - high) / 2;
    if let Some(colour) = colour {
        let size = high.min(64);
        picture.paste(&parts.mark(colour, size), MARGIN + INSET, top + (tall - size) / 2);
    }
    let mut left = MARGIN + INSET + 72;
    for digit in score.to_string().bytes() {
        let drawn = parts.sheet.cut((u32::from(digit - b'0') * DIGIT.0, DIGITS), DIGIT, (wide, high));
        picture.paste(&drawn, left, middle);
        left += wide;
    }
}

/// The cards of a player, as large as there is room for, in one row or more.
fn area(picture: &mut Image, parts: &Parts, (top, tall): (u32, u32), cards: &[Card]) {
    let room = (WIDTH - 2 * MARGIN - FACTS - INSET, tall - 2 * INSET);
    let Some((size, columns)) = size_of_cards(cards.len() as u32, room) else { return };
    let rows = (cards.len() as u32).div_ceil(columns);
    let first = top + (tall + CLOSE - rows * (size.1 + CLOSE)) / 2;
    for (place, card) in (0..).zip(cards) {
        let Some(drawn) = parts.card(*card, size) else { continue };
        let left = MARGIN + FACTS + place % columns * (size.0 + CLOSE);
        picture.paste(&drawn, left, first + place / columns * (size.1 + CLOSE));
    }
}

/// The largest size in which so many cards have room, and how many then lie in a row.
fn size_of_cards(count: u32, (wide, tall): (u32, u32)) -> Option<((u32, u32), u32)> {
    let in_rows = |rows: u32| {
        let columns = count.div_ceil(rows);
        let across = (wide + CLOSE) / columns - CLOSE;
        let down = ((tall + CLOSE) / rows - CLOSE) * CARD.0 / CARD.1;
        (across.min(down).min(CARD.0), columns)
    };
    let (card, columns) = (1..=count.min(3)).map(in_rows).max_by_key(|(card, _)| *card)?;
    Some(((card, card * CARD.1 / CARD.0), columns))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_on_the_sheet() {
        let parts = parts().unwrap();
        for card in Card::all() {
            assert!(parts.cards.contains(&card), "{card}: run `node build/pictures.mjs` in web");
        }
        assert_eq!((parts.ground.wide, parts.ground.tall), (WIDTH, HEIGHT));
        assert_eq!((parts.sheet.wide, parts.sheet.tall), (WIDTH, DIGITS + DIGIT.1));
        // What lies between the cards is as dark as a panel, so that no edges are seen.
        let corner = parts.sheet.get(WIDTH - 3, DIGITS - 3);
        assert!(corner.iter().zip(PANEL).all(|(one, other)| one.abs_diff(other) < 6), "{corner:?}");
    }

    #[test]
    fn cards_have_room_however_many_there_are() {
        for players in 2..=4 {
            let tall = (HEIGHT - TOP - MARGIN - (players - 1) * GAP) / players;
            let room = (WIDTH - 2 * MARGIN - FACTS - INSET, tall - 2 * INSET);
            for count in 1..=14 {
                let ((wide, high), columns) = size_of_cards(count, room).unwrap();
                let rows = count.div_ceil(columns);
                assert!(wide >= 40, "{players} players, {count} cards: {wide}");
                assert!(columns * (wide + CLOSE) - CLOSE <= room.0 && rows * (high + CLOSE) - CLOSE <= room.1);
            }
        }
        assert_eq!(size_of_cards(0, (800, 100)), None);
    }
}
