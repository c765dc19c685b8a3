//! The parts of the table: the display, the tiles, the players, the hand.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use vale_engine::{Card, CardSet, Family, Hunted, LAST_ROUND, Seat, Source, Tile};
use vale_words::say;

use super::panel::{CardBox, Chip, Panel, Target};
use super::scene::{Player, Scene};
use super::text::{self, readable};
use super::theme::{CHOSEN, QUIET, STRONG, Theme, sign};

/// How much room things take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Density {
    /// Cards in frames, families in columns.
    Boxes,
    /// Cards by their names, families in rows.
    Names,
    /// What a player has on one line, their cards on another.
    Short,
    /// As much as fits on one line.
    Tight,
}

/// What draws the table.
#[derive(Clone, Copy)]
pub struct Painter<'a> {
    pub scene: &'a Scene,
    pub theme: Theme,
    /// The card or tile that the person looks at.
    pub focus: Option<Source>,
}

impl Painter<'_> {
    /// The round, the phase and the piles.
    pub fn heading(&self, width: u16) -> Panel {
        let (board, words) = (&self.scene.board, &self.scene.words);
        let round = say!(
            words,
            "screen-round",
            round = board.round,
            last = LAST_ROUND,
            phase = words.phase(board.phase),
            points = board.options.end_score()
        );
        let piles = say!(words, "screen-piles", draw = board.draw_count, discard = board.discard_count);
        let gap = usize::from(width).saturating_sub(2 + Span::raw(&round).width() + Span::raw(&piles).width());
        let line = Line::from(format!(" {round}{}{piles} ", " ".repeat(gap))).style(CHOSEN);
        let mut panel = Panel::default();
        panel.push(line);
        panel
    }

    /// The cards to be hunted, by families.
    pub fn display(&self, density: Density, width: u16) -> Panel {
        let zones = Family::ALL.map(|family| {
            let cards = self.scene.board.display.iter().filter(move |hunted| hunted.card.family() == family);
            (family, cards.copied().collect::<Vec<_>>())
        });
        let title = |family| {
            let name = format!("{} {}", sign(family), self.scene.words.family(family));
            Span::styled(name, self.theme.family(family).patch(STRONG))
        };
        let chips = |cards: Vec<Hunted>| cards.into_iter().map(|hunted| self.hunted(hunted)).collect::<Vec<_>>();
        let mut panel = Panel::default();
        match density {
            Density::Boxes => {
                let inner = (width / zones.len() as u16).saturating_sub(2);
                let framed = zones.into_iter().map(|(family, cards)| {
                    let mut part = Panel::default();
                    if cards.is_empty() {
                        part.push(Line::default());
                    }
                    for hunted in cards {
                        part.append(self.hunted_lines(hunted, inner));
                    }
                    (Line::from(vec![Span::raw(" "), title(family), Span::raw(" ")]), self.theme.family(family), part)
                });
                return Panel::beside(framed.collect(), width);
            }
            Density::Names | Density::Short => {
                let widest = Family::ALL.map(|family| title(family).width()).into_iter().max().unwrap_or(0);
                for (family, cards) in zones {
                    let mut label = Chip { spans: vec![title(family)], thing: None };
                    label.spans.push(Span::raw(" ".repeat(widest - title(family).width())));
                    let chips: Vec<_> = std::iter::once(label).chain(chips(cards)).collect();
                    panel.flow(&chips, width, widest as u16 + 2);
                }
            }
            Density::Tight => {
                let all = zones.into_iter().flat_map(|(family, cards)| {
                    let nothing = || vec![Chip::label("–", QUIET)];
                    let cards = if cards.is_empty() { nothing() } else { chips(cards) };
                    labelled(title(family), cards)
                });
                panel.flow(&all.collect::<Vec<_>>(), width, 2);
            }
        }
        panel
    }

    /// A card on the display with the marker on it. Its family has been said.
    fn hunted(&self, hunted: Hunted) -> Chip {
        let mut chip = self.card(hunted.card, false);
        if let Some(cost) = chip.spans.first_mut() {
            cost.content = hunted.card.cost().to_string().into();
        }
        marked(chip, hunted.marker.map(|seat| self.marker([seat])))
    }

    /// The same on lines that are not wider than this.
    fn hunted_lines(&self, hunted: Hunted, width: u16) -> Panel {
        let chip = self.hunted(hunted);
        let style = chip.spans.get(1).map(|name| name.style).unwrap_or_default();
        let (cost, name) = (hunted.card.cost().to_string(), self.scene.words.card(hunted.card));
        let mut panel = Panel::default();
        for (row, line) in text::wrapped(&format!("{cost} {name}"), width, "  ").into_iter().enumerate() {
            let rest = line.strip_prefix(&cost).filter(|_| row == 0).map(str::to_owned);
            let cost = chip.spans.first().filter(|_| rest.is_some()).cloned();
            panel.push(cost.into_iter().chain([Span::styled(rest.unwrap_or(line), style)]).collect());
        }
        panel.point(Rect::new(0, 0, width, panel.height()), Target::Thing(hunted.card.into()));
        if let Some(seat) = hunted.marker {
            panel.push(Line::from(vec![Span::raw("  "), self.marker([seat])]));
        }
        panel
    }

    /// Whose markers lie on something.
    fn marker(&self, seats: impl IntoIterator<Item = Seat>) -> Span<'static> {
        let seats: Vec<_> = seats.into_iter().collect();
        let names: Vec<_> = seats.iter().map(|&seat| self.name(seat)).collect();
        let mine = seats.iter().any(|&seat| Some(seat) == self.scene.me);
        let style = if mine { STRONG } else { QUIET };
        Span::styled(format!("‹{}›", names.join(", ")), style)
    }

    fn name(&self, seat: Seat) -> String {
        text::cut(&self.scene.words.player(seat, &self.scene.names), 20)
    }

    /// A card by its name and its cost.
    fn card(&self, card: Card, used: bool) -> Chip {
        let looked_at = self.focus == Some(card.into());
        let family = self.theme.family(card.family());
        let name = if used { QUIET } else { Style::new() };
        let style = |style: Style| if looked_at { style.patch(CHOSEN) } else { style };
        let mut spans = vec![
            Span::styled(format!("{}{}", sign(card.family()), card.cost()), style(family)),
            Span::styled(format!(" {}", self.scene.words.card(card)), style(name)),
        ];
        if used {
            spans.push(Span::styled("√", style(name)));
        }
        Chip { spans, thing: Some(card.into()) }
    }

    /// A card in a frame.
    fn card_box(&self, card: Card, used: bool) -> CardBox {
        let looked_at = self.focus == Some(card.into());
        let inside = if used { QUIET } else { Style::new() };
        CardBox {
            head: format!("{}{}", sign(card.family()), card.cost()),
            name: self.scene.words.card(card),
            foot: if used { "√".to_owned() } else { String::new() },
            frame: self.theme.family(card.family()),
            inside: if looked_at { inside.patch(CHOSEN) } else { inside },
            thing: card.into(),
        }
    }

    fn tile(&self, tile: Tile) -> Chip {
        let style = self.theme.tile();
        let style = if self.focus == Some(tile.into()) { style.patch(CHOSEN) } else { style };
        Chip { spans: vec![Span::styled(self.scene.words.tile(tile), style)], thing: Some(tile.into()) }
    }

    /// The artifact tiles that nobody has, with the square markers on them.
    pub fn tiles(&self, density: Density, width: u16) -> Panel {
        let board = &self.scene.board;
        let mut panel = Panel::default();
        if !board.options.artifact_tiles {
            return panel;
        }
        let label = Chip::label(say!(self.scene.words, "screen-tiles"), STRONG);
        let tiles = board.tiles.iter().map(|tile| {
            let mut chip = self.tile(tile);
            let markers = board.players.iter().filter(|player| player.marked_tile == Some(tile));
            let markers: Vec<_> = markers.map(|player| player.seat).collect();
            if !markers.is_empty() {
                chip = marked(chip, Some(self.marker(markers)));
            }
            chip
        });
        let chips: Vec<_> = std::iter::once(label).chain(tiles).collect();
        match density {
            Density::Tight => panel.flow_one_line(&chips, width, QUIET),
            _ => panel.flow(&chips, width, 2),
        }
        panel
    }

    /// Everybody, the person last.
    pub fn seats(&self) -> Vec<&Player> {
        let (mine, others): (Vec<_>, Vec<_>) =
            self.scene.board.players.iter().partition(|player| Some(player.seat) == self.scene.me);
        others.into_iter().chain(mine).collect()
    }

    /// What a player has.
    pub fn player(&self, player: &Player, density: Density, width: u16) -> Panel {
        let words = &self.scene.words;
        let quiet = QUIET;
        let head = self.player_head(player);
        let labelled = |text: String, cards: CardSet| {
            labelled(Span::styled(text, quiet), cards.iter().map(|card| self.card(card, false)).collect())
        };
        let known = self.scene.known.iter().filter(|(seat, _)| *seat == player.seat);
        let aside: Vec<_> = labelled(say!(words, "screen-shelter"), player.shelter)
            .into_iter()
            .chain(known.flat_map(|&(_, cards)| labelled(say!(words, "screen-in-hand"), cards)))
            .collect();
        let summoned = || player.area.iter().map(|&card| (card, player.used.contains(card)));
        let mut panel = Panel::default();
        match density {
            Density::Boxes => {
                panel.flow(&head, width, 3);
                let boxes: Vec<_> = summoned().map(|(card, used)| self.card_box(card, used)).collect();
                panel.boxes(&boxes, width);
                panel.flow(&indented(aside), width, 3);
            }
            Density::Names => {
                panel.flow(&head, width, 3);
                let chips: Vec<_> = summoned().map(|(card, used)| self.card(card, used)).chain(aside).collect();
                let mut cards = Panel::default();
                cards.flow(&indented(chips), width, 3);
                panel.append(cards);
            }
            Density::Short => {
                panel.flow(&head, width, 3);
                let chips: Vec<_> = summoned().map(|(card, used)| self.card(card, used)).chain(aside).collect();
                if !chips.is_empty() {
                    panel.flow_one_line(&indented(chips), width, quiet);
                }
            }
            Density::Tight => {
                let chips = summoned().map(|(card, used)| self.card(card, used)).chain(aside);
                panel.flow_one_line(&head.into_iter().chain(chips).collect::<Vec<_>>(), width, quiet);
            }
        }
        panel
    }

    /// The name, the points, the stones and the numbers of a player.
    fn player_head(&self, player: &Player) -> Vec<Chip> {
        let (board, words) = (&self.scene.board, &self.scene.words);
        let asked = board.asked == Some(player.seat);
        let mark = if asked { "►" } else { " " };
        let first = if board.first == player.seat { say!(words, "screen-first") } else { String::new() };
        let mine = Some(player.seat) == self.scene.me;
        let name = if mine { STRONG.add_modifier(Modifier::UNDERLINED) } else { STRONG };
        let label = Chip {
            spans: vec![
                Span::styled(mark, STRONG),
                Span::styled(self.name(player.seat), name),
                Span::styled(first, QUIET),
            ],
            thing: None,
        };
        let points = readable(&words.points(player.score), words);
        let mut stones = text::spans(&readable(&words.bag(player.stones), words), Style::new(), self.theme);
        if !player.stones.is_empty() {
            stones.push(Span::styled(format!(" = {}", player.worth.of(player.stones)), QUIET));
        }
        let areas = say!(words, "screen-areas", used = player.area.len(), areas = player.areas);
        let hand = say!(words, "screen-hand", count = player.hand_size);
        let mut chips = vec![
            label,
            Chip::label(points, STRONG),
            Chip { spans: stones, thing: None },
            Chip::label(areas, Style::new()),
            Chip::label(hand, Style::new()),
        ];
        chips.extend(player.tile.map(|tile| self.tile(tile)));
        let clock = self.scene.clocks.iter().find(|(seat, _)| *seat == player.seat);
        chips.extend(clock.map(|(_, left)| Chip::label(left.clone(), if asked { STRONG } else { QUIET })));
        chips
    }

    /// The cards in the person's hand.
    pub fn hand(&self, density: Density, width: u16) -> Panel {
        let mut panel = Panel::default();
        if self.scene.me.is_none() {
            return panel;
        }
        let cards = || self.scene.board.hand.iter();
        let label = Chip::label(say!(self.scene.words, "screen-your-hand"), STRONG);
        let nothing = cards().next().is_none().then(|| Chip::label("–", QUIET));
        match density {
            Density::Boxes if nothing.is_none() => {
                panel.flow(&[label], width, 0);
                panel.boxes(&cards().map(|card| self.card_box(card, false)).collect::<Vec<_>>(), width);
            }
            _ => {
                let chips = std::iter::once(label).chain(nothing).chain(cards().map(|card| self.card(card, false)));
                panel.flow(&chips.collect::<Vec<_>>(), width, 3);
            }
        }
        panel
    }
}

/// A card or a tile with the markers on it.
fn marked(mut card: Chip, marker: Option<Span<'static>>) -> Chip {
    card.spans.extend(marker.map(|marker| Span::styled(format!(" {}", marker.content), marker.style)));
    card
}

/// The pieces with a label that stays with the first of them.
fn labelled(label: Span<'static>, mut chips: Vec<Chip>) -> Vec<Chip> {
    if let Some(first) = chips.first_mut() {
        first.spans.splice(0..0, [label, Span::raw(" ")]);
    }
    chips
}

/// The pieces with room before the first.
fn indented(mut chips: Vec<Chip>) -> Vec<Chip> {
    if let Some(first) = chips.first_mut() {
        first.spans.insert(0, Span::raw("   "));
    }
    chips
}
