// What a server and a client say to each other. Written by `cargo xtask bless` from the Rust types; do not edit it here.

/** The version of the messages. */
export const PROTOCOL_VERSION = 2;

/** The most bytes of a message over a socket. */
export const MAX_MESSAGE = 8192;

/** The most bytes of the id of a command. */
export const MAX_COMMAND_ID = 64;

/** The most characters of something said. */
export const MAX_CHAT = 500;

/**
 * Take a reserved seat.
 */
export type Accept = {
  /**
   * The token.
   */
  token: string,
  /**
   * The colour; any free one if it is not given.
   */
  colour: PlayerColour | null,
};

/**
 * A seat that was taken.
 */
export type Accepted = {
  /**
   * The table.
   */
  table: TableId,
  /**
   * The seat.
   */
  seat: Seat,
};

/**
 * A creature that you have summoned in finished games.
 */
export type AlbumEntry = {
  /**
   * Which.
   */
  card: Card,
  /**
   * In how many games.
   */
  games: number,
  /**
   * When the first of them ended, in milliseconds since 1970.
   */
  first_at: number,
};

/**
 * The summoned cards of a player, in the order of summoning (T5).
 */
export type Area = Array<Card>;

/**
 * A question and the seat that must answer it. Not always the seat whose turn it is.
 */
export type Asked = {
  /**
   * Who must answer.
   */
  seat: Seat,
} & ({ "question": "take_tile" }
  | { "question": "hunt" }
  | { "question": "act" }
  | { "question": "resolve" }
  | { "question": "keep_stones",
  /**
   * How many.
   */
  limit: number,
} | EffectQuestion);

/**
 * A player who is not connected.
 */
export type Away = {
  /**
   * The seat.
   */
  seat: Seat,
  /**
   * After how many milliseconds the others may vote for a bot on this seat.
   */
  vote_in_ms: number,
};

/**
 * The short name of a creature card.
 */
export type Card = "agni" | "asmodeus" | "balog" | "burning_skull" | "firefox" | "hestia" | "horned_salamander" | "ifrit" | "imp" | "incubus" | "lava_giant" | "phoenix" | "salamander" | "succubus" | "surtr" | "charybdis" | "hae_tae" | "hydra" | "kappa" | "leviathan" | "nessie" | "poseidon" | "sea_spirit" | "snail_maiden" | "triton" | "undine" | "undine_queen" | "water_giant" | "yuki_onna" | "yuki_onna_exalted" | "basilisk" | "behemoth" | "cerberus" | "forest_spirit" | "gargoyle" | "goblin" | "goblin_soldier" | "medusa" | "mimic" | "mud_slime" | "rock_golem" | "sand_giant" | "stone_golem" | "troll" | "young_forest_spirit" | "boreas" | "dandelion_spirit" | "freyja" | "genie" | "genie_exalted" | "gi_rin" | "griffon" | "harpy" | "hippogriff" | "odin" | "pegasus" | "rudra" | "sylph" | "tengu" | "valkyrie" | "aeris" | "boulder" | "dragon_egg" | "ember" | "eternity" | "gust" | "marina" | "scorch" | "tidal" | "willow" | "ash" | "belphegor" | "bul_gae" | "fire_rat" | "fireblast" | "hephaestus" | "akhlut" | "kraken" | "melusine" | "siren" | "taweret" | "thalassa" | "anubis" | "duduri" | "duduri_king" | "mandrake" | "totem_pole" | "wendigo" | "anzu" | "banshee" | "horus" | "loki" | "nurikabe" | "rukh" | "deepdive" | "pyro" | "rockscale" | "whisper";

/**
 * A set of cards, as one pair of machine words.
 */
export type CardSet = Array<Card>;

/**
 * Some of the choices that an effect offers, by their places in its text, from 0.
 */
export type Choices = Array<number>;

/**
 * How long players may think. When the time is over, a bot plays until the player is back.
 */
export type Clock = "none"
  | { "turn": {
    /**
     * The seconds for a turn.
     */
    seconds: number,
  } }
  | { "bank": {
    /**
     * The seconds for the game.
     */
    seconds: number,
  } };

/**
 * What kind of problem. The first four are the ways in which a command can be refused.
 */
export type Code = "conflict" | "illegal" | "unauthorized" | "busy" | "bad_message" | "bad_request" | "not_found" | "wrong_method" | "too_large" | "too_many" | "wrong_origin" | "wrong_version" | "not_over" | "name_taken" | "wrong_password" | "other_rules" | "internal";

/**
 * The three kinds of magic stone (C3).
 */
export type Colour = "red" | "blue" | "purple";

/**
 * One command to a table. It is answered exactly once: with [`Done`](crate::ServerMessage::Done) or
 * [`Refused`](crate::ServerMessage::Refused). Sent again with the same id it changes nothing and is answered again.
 */
export type Command = {
  /**
   * A text that the client never uses twice at a table, such as a UUID.
   */
  id: string,
  /**
   * The last number that the client had seen when it decided. If the table changed since then, the command is refused
   * with [`Code::Conflict`]. Talk does not count as a change. A move or an undo must have it.
   */
  expects?: number | null,
  /**
   * What is to be done.
   */
  do: Request,
};

/**
 * The hash of a seed: SHA-256 over the line `vale shuffle 1`, its line end, and the 32 bytes of the seed.
 */
export type Commitment = string;

/**
 * Make an account, or enter with one.
 */
export type Credentials = {
  /**
   * The name of the account.
   */
  name: string,
  /**
   * The password.
   */
  password: string,
};

/**
 * The deal of today.
 */
export type Daily = {
  /**
   * The day of UTC, such as `2026-11-16`.
   */
  date: string,
  /**
   * Your table with it, if you have one.
   */
  table: TableId | null,
  /**
   * What the best of those reached who have finished it, the best first; at the end you, if you are not among them.
   */
  results: Array<DailyResult>,
  /**
   * What the strongest bot reached in your place, as soon as it has played.
   */
  ghost: DailyGhost | null,
  /**
   * On how many days in a row you have finished the deal, up to today or yesterday.
   */
  streak: number,
};

/**
 * What a bot reached with the deal of today.
 */
export type DailyGhost = {
  /**
   * The level of the bot.
   */
  level: number,
  /**
   * The points.
   */
  points: number,
  /**
   * How many more than its opponent.
   */
  margin: number,
};

/**
 * What somebody reached with the deal of today.
 */
export type DailyResult = {
  /**
   * The place among all who have finished it, from 1.
   */
  place: number,
  /**
   * Is it yours?
   */
  you: boolean,
  /**
   * The name.
   */
  name: string,
  /**
   * The points.
   */
  points: number,
  /**
   * How many more than the bot.
   */
  margin: number,
};

/**
 * The cards on the display, in the order in which they were revealed.
 */
export type Display = Array<Hunted>;

/**
 * A question of an effect: what the text of the card or tile asks, and how far it has been answered.
 */
export type EffectQuestion = {
  /**
   * The card or tile whose effect asks.
   */
  by: Source,
  /**
   * The card or tile whose text it is: another one if `by` copies an effect.
   */
  reads: Source,
  /**
   * Which effect of that card; none for a tile, which has only one.
   */
  timing: Timing | null,
  /**
   * The player whose effect it is, if they chose the player who is asked.
   */
  chooser: Seat | null,
  /**
   * How many answers the player may still give; none for any number.
   */
  left: number | null,
  /**
   * May the player stop here, or decline?
   */
  may_stop: boolean,
  /**
   * The stones that a sale brings, if the question is which of them to upgrade.
   */
  stones: Stones | null,
} & ({ "question": "choose", least: number, most: number, }
  | { "question": "choose_family", points: number, }
  | { "question": "steal_from", points: number, }
  | { "question": "choose_player", family: Family, to: Fate, }
  | { "question": "upgrade", least: number, most: number, }
  | { "question": "upgrade_received" }
  | { "question": "pay", price: number, }
  | { "question": "activate", all: boolean, } | Pick);

/**
 * One numbered thing that happened. Everyone at the table gets the same numbers; what is hidden from you is left out of
 * the entry, not the entry left out.
 */
export type Entry = {
  /**
   * Its number, from 1, without gaps.
   */
  seq: number,
  /**
   * When, in milliseconds since 1970.
   */
  at: number,
  /**
   * What it brought about in the game, as everyone sees it.
   */
  events?: Array<Event>,
  /**
   * What only you see of that.
   */
  secrets?: Array<Secret>,
} & ({ "what": "sat", seat: Seat, player: PlayerId, name: string, colour: PlayerColour, }
  | { "what": "reserved", seat: Seat, }
  | { "what": "played", seat: Seat, move?: Move, }
  | { "what": "undone", seat: Seat, undone: number, }
  | { "what": "said", seat: Seat, player: PlayerId, name: string, text: string, }
  | { "what": "reacted", seat: Seat, player: PlayerId, name: string, reaction: Reaction, }
  | { "what": "said_muted", seat: Seat, player: PlayerId, name: string, } | PublicFact);

/**
 * Something that everyone at the table sees. There is no variant that could hold a hidden card.
 */
export type Event = { "event": "round_began", round: number, first: Seat, }
  | { "event": "phase_began", phase: Phase, }
  | { "event": "revealed", card: Card, }
  | { "event": "reshuffled", cards: number, }
  | { "event": "hunted", seat: Seat, card: Card, }
  | { "event": "passed", seat: Seat, }
  | { "event": "sold", seat: Seat, card: Card, stones: Stones, }
  | { "event": "tamed", seat: Seat, card: Card, }
  | { "event": "summoned", seat: Seat, card: Card, paid: Stones, }
  | { "event": "summoned_free", seat: Seat, card: Card, by: Source, }
  | { "event": "removed", seat: Seat, card: Card, paid: Stones, }
  | { "event": "turn_ended", seat: Seat, }
  | { "event": "used", seat: Seat, card: Card, }
  | { "event": "copied", seat: Seat, card: Source, from: Card, }
  | { "event": "took_tile", seat: Seat, tile: Tile, }
  | { "event": "tile_idle", seat: Seat, tile: Tile, }
  | { "event": "used_tile", seat: Seat, tile: Tile, }
  | { "event": "returned_tile", seat: Seat, tile: Tile, }
  | { "event": "family_chosen", seat: Seat, family: Family, by: Source, }
  | { "event": "stones_paid", seat: Seat, stones: Stones, by: Source, }
  | { "event": "stone_upgraded", seat: Seat, from: Colour, to: Colour, by: Source, }
  | { "event": "player_chosen", seat: Seat, chosen: Seat, by: Source, }
  | { "event": "stones_earned", seat: Seat, stones: Stones, by: Source, }
  | { "event": "stones_spent", seat: Seat, stones: Stones, by: Source, }
  | { "event": "stones_exchanged", seat: Seat, gave: Stones, took: Stones, by: Source, }
  | { "event": "stones_kept", seat: Seat, kept: Stones, lost: Stones, }
  | { "event": "points_earned", seat: Seat, points: number, by: Source, }
  | { "event": "points_lost", seat: Seat, points: number, by: Source, }
  | { "event": "drew", seat: Seat, by: Source, }
  | { "event": "recovered", seat: Seat, card: Card, by: Source, }
  | { "event": "discarded_from_hand", seat: Seat, card: Card, by: Source, }
  | { "event": "discarded_from_area", seat: Seat, card: Card, by: Source, }
  | { "event": "took_from_discard", seat: Seat, card: Card, by: Source, }
  | { "event": "put_on_pile", seat: Seat, card: Card, }
  | { "event": "put_hand_card_on_pile", seat: Seat, by: Source, }
  | { "event": "hand_revealed", seat: Seat, cards: CardSet, by: Source, }
  | { "event": "swapped", seat: Seat, card: Card, with: Seat, other: Card, by: Source, }
  | { "event": "sheltered", seat: Seat, card: Card, hidden: boolean, by: Source, }
  | { "event": "retrieved", seat: Seat, card: Card, by: Source, }
  | { "event": "discarded_from_shelter", seat: Seat, card: Card, by: Source, }
  | { "event": "area_taken", seat: Seat, areas: number, by: Source, }
  | { "event": "game_ended" };

/**
 * The five families (C2).
 */
export type Family = "fire" | "water" | "earth" | "wind" | "dragon";

/**
 * What becomes of a picked card.
 */
export type Fate = "take" | "discard" | "onto_pile" | "summon" | "shelter" | "swap" | "copy_instant" | "copy_active";

/**
 * Which cards a step accepts.
 */
export type Filter = {
  /**
   * Only cards of this family.
   */
  family: Family | null,
  /**
   * Only cards with an instant effect.
   */
  instant: boolean,
  /**
   * Only cards with at most this written cost.
   */
  cost_up_to: number | null,
  /**
   * Not the card whose effect it is.
   */
  other: boolean,
};

/**
 * Who goes first.
 */
export type First = "random" | "reptile"
  | { "seat": Seat };

/**
 * What there is to say about a finished game.
 */
export type GameReview = {
  /**
   * How the win shares went: after the deal, and after every move. They have the numbers of the steps of the replay.
   */
  steps: Array<ReviewStep>,
  /**
   * All decisions that had a choice, in order.
   */
  decisions: Array<ReviewDecision>,
  /**
   * What there is to say about each player, by seat.
   */
  players: Array<ReviewPlayer>,
};

/**
 * How a finished game went.
 */
export type GameStatistics = {
  /**
   * The table.
   */
  table: TableId,
  /**
   * The ranking.
   */
  ranking: Array<Standing>,
  /**
   * What each seat did.
   */
  seats: Array<SeatStatistics>,
  /**
   * Was it played on a device without a server? Then nobody committed to its seed before.
   */
  on_device?: boolean,
};

/**
 * The games of a player with this many players.
 */
export type GamesOfSize = {
  /**
   * How many players.
   */
  players: number,
  /**
   * How many games.
   */
  games: number,
  /**
   * How many of them were won.
   */
  wins: number,
  /**
   * The mean score.
   */
  mean_points: number,
  /**
   * The rating; none before the first rated game.
   */
  rating: RatingState | null,
};

/**
 * What a decision is called, by the win share that it gave away.
 */
export type Grade = "best" | "about_equal" | "good" | "inaccuracy" | "mistake" | "blunder";

/**
 * What can happen at a table, as a viewer is told it. It has no place for what is hidden from them.
 */
export type Happened = { "what": "sat", seat: Seat, player: PlayerId, name: string, colour: PlayerColour, }
  | { "what": "reserved", seat: Seat, }
  | { "what": "played", seat: Seat, move?: Move, }
  | { "what": "undone", seat: Seat, undone: number, }
  | { "what": "said", seat: Seat, player: PlayerId, name: string, text: string, }
  | { "what": "reacted", seat: Seat, player: PlayerId, name: string, reaction: Reaction, }
  | { "what": "said_muted", seat: Seat, player: PlayerId, name: string, } | PublicFact;

/**
 * What does not change while a connection lasts.
 */
export type Hello = {
  /**
   * The version of the messages.
   */
  protocol: number,
  /**
   * The version of the rules.
   */
  rules: number,
  /**
   * The table.
   */
  table: TableId,
  /**
   * How it is played.
   */
  settings: Settings,
  /**
   * Whoever made it.
   */
  host: PlayerId,
  /**
   * The promise about the shuffle, made before anybody sat down.
   */
  commitment: Commitment,
  /**
   * The day whose deal this table plays, if it plays one. The seed is not told before that day is over.
   */
  daily?: string,
  /**
   * Is this the guided first game, with a coach?
   */
  guided?: boolean,
  /**
   * Who you are; nobody if you have no session.
   */
  you: PlayerId | null,
};

/**
 * What the strongest bot would do in your place, by what you can know.
 */
export type Hint = {
  /**
   * The level of the bot.
   */
  level: number,
  /**
   * The number of the entry in the log that notes it.
   */
  seq: number,
  /**
   * The best ways to go on that begin with different moves, the best first; at most three.
   */
  ways: Array<HintedWay>,
};

/**
 * A way to go on.
 */
export type HintedWay = {
  /**
   * How likely you are to win with it.
   */
  share: number,
  /**
   * The move to make now.
   */
  move: Move,
  /**
   * What it leads to, until the turn ends or something turns up.
   */
  events: Array<Event>,
};

/**
 * A card on the display.
 */
export type Hunted = {
  /**
   * The card.
   */
  card: Card,
  /**
   * Whose marker lies on it.
   */
  marker: Seat | null,
};

/**
 * A seat that is reserved.
 */
export type Invitation = {
  /**
   * What whoever takes the seat must send. It works once.
   */
  token: string,
  /**
   * An address to send to a friend. The token stands after `#`, which browsers keep to themselves.
   */
  address: string,
};

/**
 * Look where an invitation leads, without taking the seat.
 */
export type InvitationToken = {
  /**
   * The token.
   */
  token: string,
};

/**
 * Where an invitation leads.
 */
export type InvitedTo = {
  /**
   * The table.
   */
  table: TableId,
  /**
   * The seat.
   */
  seat: Seat,
  /**
   * The name of whoever invites.
   */
  by: string,
  /**
   * How it is played.
   */
  settings: Settings,
  /**
   * Where it stands: a seat can be taken while it is open.
   */
  stage: Stage,
  /**
   * Who sits there, by seat. The invitation is good as long as its seat is that of somebody invited.
   */
  seats: Array<Occupant>,
  /**
   * The colours that nobody has.
   */
  free_colours: Array<PlayerColour>,
  /**
   * Do you have a seat at this table already?
   */
  seated: boolean,
};

/**
 * A card in the draw pile that everyone saw go there.
 */
export type KnownCard = {
  /**
   * How many cards lie on top of it.
   */
  depth: number,
  /**
   * The card.
   */
  card: Card,
};

/**
 * What you know of a hand that is not yours.
 */
export type KnownHand = {
  /**
   * Whose hand it is.
   */
  seat: Seat,
  /**
   * The cards that are certainly in it.
   */
  cards: CardSet,
};

/**
 * Who you are.
 */
export type Me = {
  /**
   * Your id.
   */
  player: PlayerId,
  /**
   * Your name.
   */
  name: string,
  /**
   * Do you have an account?
   */
  account: boolean,
};

/**
 * One answer to one question: a verb and what it is about. The form does not depend on the game; for people, who want to
 * read the names of choices, a game writes and reads moves in its own words.
 */
export type Move = { "verb": "take", "what": Tile }
  | { "verb": "hunt", "what": Card }
  | { "verb": "sell", "what": Card }
  | { "verb": "tame", "what": Card }
  | { "verb": "summon", "what": {
    /**
     * The card.
     */
    card: Card,
    /**
     * The stones paid.
     */
    pay: Stones,
  } }
  | { "verb": "remove", "what": {
    /**
     * The card.
     */
    card: Card,
    /**
     * The stones paid.
     */
    pay: Stones,
  } }
  | { "verb": "use_tile", "what": Tile }
  | { "verb": "end" }
  | { "verb": "use", "what": Card }
  | { "verb": "keep", "what": Stones }
  | { "verb": "choose", "what": Choices }
  | { "verb": "pick", "what": Card }
  | { "verb": "family", "what": Family }
  | { "verb": "upgrade", "what": Colour }
  | { "verb": "pay", "what": Stones }
  | { "verb": "player", "what": Seat }
  | { "verb": "done" };

/**
 * Become a guest.
 */
export type NewGuest = {
  /**
   * What the others call you.
   */
  name: string,
};

/**
 * Reserve a seat for somebody.
 */
export type NewInvitation = {
  /**
   * Which.
   */
  seat: Seat,
};

/**
 * Change the password.
 */
export type NewPassword = {
  /**
   * The one that counts now.
   */
  old: string,
  /**
   * The one that is to count.
   */
  new: string,
};

/**
 * Make a table.
 */
export type NewTable = {
  /**
   * How it is played.
   */
  settings: Settings,
  /**
   * Who sits where, from seat 1 on; seats that are not named stay open.
   */
  seats: Array<SeatPlan>,
  /**
   * Your colour, if you sit down; that of your seat if it is not given.
   */
  colour?: PlayerColour,
  /**
   * Begin from this position instead of a deal. Only a server that is told to allows it.
   */
  position?: unknown,
  /**
   * Play the deal of today, once: a base game for two, against a bot, with the same shuffle for everybody.
   */
  daily?: boolean,
  /**
   * Play the guided first game: a prepared base game for two, against a bot. Whoever has not finished theirs goes on
   * with it.
   */
  guided?: boolean,
};

/**
 * What stands in the way of an effect.
 */
export type Obstacle = { "obstacle": "nothing_to_draw" }
  | { "obstacle": "shuffled_before" }
  | { "obstacle": "points_missing", points: number, }
  | { "obstacle": "stones_missing", stones: Stones, }
  | { "obstacle": "empty_hand" }
  | { "obstacle": "no_card_in_area" }
  | { "obstacle": "none_in_discard", family: Family, }
  | { "obstacle": "nobody_to_rob" }
  | { "obstacle": "no_free_area" }
  | { "obstacle": "nothing_to_summon" }
  | { "obstacle": "nobody_has", family: Family, }
  | { "obstacle": "nothing_to_copy" }
  | { "obstacle": "too_few_choices" }
  | { "obstacle": "no_such_choice" }
  | { "obstacle": "nothing_to_upgrade" }
  | { "obstacle": "nothing_sheltered" }
  | { "obstacle": "nothing_to_shelter" }
  | { "obstacle": "nothing_to_activate" }
  | { "obstacle": "cannot_pay", price: number, }
  | { "obstacle": "nothing_to_summon_from_discard" };

/**
 * Who has a seat.
 */
export type Occupant = { "is": "nobody" }
  | { "is": "invited" }
  | { "is": "person", player: PlayerId, name: string,
  /**
   * Does this person only share the device of that player? Then the name is their own, and all else is not.
   */
  beside?: boolean,
}
  | { "is": "bot", level: number, };

/**
 * A legal move.
 */
export type Offer = {
  /**
   * The move, as it is to be sent.
   */
  move: Move,
  /**
   * What it would bring now.
   */
  brings: Preview,
};

/**
 * The options that matter after the deal.
 */
export type Options = {
  /**
   * How many players: 2 to 4 (C1).
   */
  players: number,
  /**
   * What selling earns (G1).
   */
  sell: SellTable,
  /**
   * Which payments are legal (G2).
   */
  payment: PaymentRule,
  /**
   * Are the creatures of the Artifacts expansion in the deck?
   */
  artifact_creatures?: boolean,
  /**
   * Is the game played with artifact tiles (X1-X8)?
   */
  artifact_tiles?: boolean,
};

/**
 * Confirm with the password.
 */
export type Password = {
  /**
   * The password.
   */
  password: string,
};

/**
 * Which payments are legal (option G2).
 */
export type PaymentRule = "needed" | "any";

/**
 * The phases of a round.
 */
export type Phase = "hunting" | "action" | "resolution" | "over";

/**
 * A card that a player picks: from where, which, how many in all, and what becomes of each.
 */
export type Pick = {
  /**
   * What becomes of it.
   */
  question: Fate,
  /**
   * Where it lies.
   */
  from: Zone,
  /**
   * Which cards can be picked there.
   */
  filter: Filter,
  /**
   * How many at least.
   */
  least: number,
  /**
   * How many at most; 255 is any number.
   */
  most: number,
};

/**
 * The colours of the players. Each has a shape of its own on the table.
 */
export type PlayerColour = "yellow" | "green" | "violet" | "black";

/**
 * The name of a player, guest or not, between programs.
 */
export type PlayerId = string;

/**
 * The games of a player.
 */
export type PlayerStatistics = {
  /**
   * Who.
   */
  player: PlayerId,
  /**
   * The name.
   */
  name: string,
  /**
   * By number of players.
   */
  games: Array<GamesOfSize>,
  /**
   * What brought the most points in all games together.
   */
  sources: Array<SourcePoints>,
};

/**
 * What a player has, as everyone sees it. The hand is a number.
 */
export type PlayerView = {
  /**
   * The seat.
   */
  seat: Seat,
  /**
   * The points.
   */
  score: number,
  /**
   * The stones.
   */
  stones: Stones,
  /**
   * How many stones the player may keep.
   */
  stone_limit: number,
  /**
   * What the player's stones are worth.
   */
  worth: Worth,
  /**
   * How many areas the player has.
   */
  areas: number,
  /**
   * The summoned cards, in the order of summoning.
   */
  area: Area,
  /**
   * The summoned cards whose active effect was used in this Resolution Phase.
   */
  used: CardSet,
  /**
   * How many cards the player has in hand (C4).
   */
  hand_size: number,
  /**
   * The sheltered cards (X5, Y1).
   */
  shelter: CardSet,
  /**
   * The artifact tile in front of the player.
   */
  tile: Tile | null,
  /**
   * The tile with the player's square marker, which they may not take (X2).
   */
  marked_tile: Tile | null,
};

/**
 * Who is there.
 */
export type Presence = {
  /**
   * The seats whose players are connected.
   */
  seats: Array<Seat>,
  /**
   * How many others watch.
   */
  spectators: number,
  /**
   * The players of a running game who are not connected, unless a bot plays for them already.
   */
  away: Array<Away>,
};

/**
 * What a move would bring to whoever makes it, up to the next question. Having to choose which stones to keep does not
 * count as one, as long as what follows is the same for every choice.
 */
export type Preview = {
  /**
   * Points earned less points lost.
   */
  points: number,
  /**
   * Stones that a sale or an effect gives, before any are lost because they are too many.
   */
  stones: Stones,
  /**
   * Stones that an effect takes. Those that the move itself pays are not among them.
   */
  spends: Stones,
  /**
   * Does it turn up something hidden? Then it cannot be taken back.
   */
  reveals: boolean,
  /**
   * Does it lead to another question before it is over?
   */
  asks: boolean,
  /**
   * What must be paid for the move itself, after all discounts.
   */
  price: number,
  /**
   * What the stones that pay it are worth beyond the price: there is no change.
   */
  wastes: number,
};

/**
 * A problem: a code that never changes its meaning, and a sentence.
 */
export type Problem = {
  /**
   * For programs.
   */
  code: Code,
  /**
   * For people: what is wrong and what to do.
   */
  message: string,
  /**
   * Why the rules refuse the move, for clients that have words of their own.
   */
  refusal?: Refusal,
  /**
   * After how many milliseconds it is worth while to try again. Every `busy` has it.
   */
  retry_ms?: number,
};

/**
 * How far a game is, as everybody may know it.
 */
export type Progress = {
  /**
   * The round.
   */
  round: number,
  /**
   * Who is asked; nobody when the game is over.
   */
  asked: Seat | null,
  /**
   * The points, by seat.
   */
  scores: Array<number>,
  /**
   * The places, by seat, when the game is over. Equal places share the victory.
   */
  places?: Array<number>,
};

/**
 * What everybody at a table is told as it was.
 */
export type PublicFact = { "what": "cleared", seat: Seat, }
  | { "what": "bot_sat", seat: Seat, level: number, colour: PlayerColour, }
  | { "what": "colour_chosen", seat: Seat, colour: PlayerColour, }
  | { "what": "readied", seat: Seat, ready: boolean, }
  | { "what": "saw_reptile", seat: Seat, }
  | { "what": "started" }
  | { "what": "hinted", seat: Seat, }
  | { "what": "paced", pace_ms: number, }
  | { "what": "kept", seat: Seat, keeping: Substitution, }
  | { "what": "returned", seat: Seat, }
  | { "what": "voted", seat: Seat, absent: Seat, }
  | { "what": "rematch", table: TableId, };

/**
 * Try a puzzle.
 */
export type PuzzleMoves = {
  /**
   * All moves from its beginning on; at most 100.
   */
  moves: Array<Move>,
};

/**
 * What comes of a turn.
 */
export type PuzzleOutcome = {
  /**
   * The points that you have in the end, after the Resolution Phase.
   */
  points: number,
  /**
   * Is that the most?
   */
  solved: boolean,
};

/**
 * The turn that brings the most.
 */
export type PuzzleSolution = {
  /**
   * The points that it brings in the end.
   */
  points: number,
  /**
   * The moves.
   */
  moves: Array<Move>,
};

/**
 * A puzzle after some moves.
 */
export type PuzzleState = {
  /**
   * Its number, from 1.
   */
  number: number,
  /**
   * How many puzzles there are.
   */
  count: number,
  /**
   * The seat that you play.
   */
  seat: Seat,
  /**
   * What you see.
   */
  view: SeatView,
  /**
   * What you can do; nothing once the turn is over.
   */
  turn: Turn | null,
  /**
   * What the last move brought about.
   */
  events: Array<Event>,
  /**
   * What comes of the turn, once it is over.
   */
  outcome: PuzzleOutcome | null,
};

/**
 * What a player can be asked.
 */
export type Question = { "question": "take_tile" }
  | { "question": "hunt" }
  | { "question": "act" }
  | { "question": "resolve" }
  | { "question": "keep_stones",
  /**
   * How many.
   */
  limit: number,
} | EffectQuestion;

/**
 * A Weng-Lin rating.
 */
export type RatingState = {
  /**
   * The estimate.
   */
  rating: number,
  /**
   * How uncertain it is.
   */
  uncertainty: number,
  /**
   * From how many games.
   */
  games: number,
};

/**
 * What can be said without writing. Every reader gets it in their own language.
 */
export type Reaction = "hello" | "bravo" | "wow" | "ouch" | "thinking" | "thanks";

/**
 * Why a move is not legal.
 */
export type Refusal = { "reason": "game_over" }
  | { "reason": "not_the_question" }
  | { "reason": "not_on_display", card: Card, }
  | { "reason": "tile_taken", tile: Tile, }
  | { "reason": "tile_blocked", tile: Tile, }
  | { "reason": "not_your_tile", tile: Tile, }
  | { "reason": "no_tile_action", tile: Tile, }
  | { "reason": "cannot_use_tile", tile: Tile, obstacle: Obstacle, }
  | { "reason": "cannot_upgrade", colour: Colour, }
  | { "reason": "marked", card: Card, seat: Seat, }
  | { "reason": "not_your_marker", card: Card, }
  | { "reason": "markers_left", count: number, }
  | { "reason": "not_in_hand", card: Card, }
  | { "reason": "not_in_area", card: Card, }
  | { "reason": "areas_full", summoned: number, areas: number, }
  | { "reason": "too_expensive", cost: number, worth: number, }
  | { "reason": "stones_missing", pay: Stones, have: Stones, }
  | { "reason": "pays_too_little", cost: number, worth: number, }
  | { "reason": "pays_too_much", cost: number, pay: Stones, }
  | { "reason": "cannot_resolve", card: Card, obstacle: Obstacle, }
  | { "reason": "no_active_effect", card: Card, }
  | { "reason": "already_used", card: Card, }
  | { "reason": "cannot_use", card: Card, obstacle: Obstacle, }
  | { "reason": "cannot_keep", keep: Stones, have: Stones, limit: number, }
  | { "reason": "keep_exactly", have: Stones, limit: number, }
  | { "reason": "choose_between", least: number, most: number, }
  | { "reason": "not_offered", obstacle: Obstacle, }
  | { "reason": "cannot_pick", card: Card, }
  | { "reason": "cannot_choose_player", seat: Seat, };

/**
 * A move that is not legal, and why.
 */
export type RefusedMove = {
  /**
   * The move; a summoning is given without stones if none would do.
   */
  move: Move,
  /**
   * In words.
   */
  message: string,
  /**
   * For clients that have words of their own.
   */
  refusal: Refusal,
};

/**
 * A finished game, step by step, or a part of it.
 */
export type Replay = {
  /**
   * The table.
   */
  table: TableId,
  /**
   * The names, by seat.
   */
  names: Array<string>,
  /**
   * What decided all shuffles.
   */
  seed: Seed,
  /**
   * The promise about it.
   */
  commitment: Commitment,
  /**
   * How many steps there are in all.
   */
  step_count: number,
  /**
   * The number of the first step given here. Step 0 is the deal.
   */
  first_step: number,
  /**
   * The steps.
   */
  steps: Array<ReplayStep>,
};

/**
 * One step of a finished game.
 */
export type ReplayStep = {
  /**
   * Whoever made the move.
   */
  seat: Seat | null,
  /**
   * The move.
   */
  move: Move | null,
  /**
   * What it brought about.
   */
  events: Array<Event>,
  /**
   * The table after it.
   */
  view: TableView,
  /**
   * The hands after it, by seat.
   */
  hands: Array<Array<Card>>,
};

/**
 * What can be done at a table.
 */
export type Request = { "sit": {
    /**
     * Which.
     */
    seat: Seat,
    /**
     * The colour; any free one if it is not given.
     */
    colour?: PlayerColour | null,
  } }
  | { "stand": Record<symbol, never> }
  | { "seat_bot": {
    /**
     * Which.
     */
    seat: Seat,
    /**
     * The level of the bot.
     */
    level: number,
  } }
  | { "reserve": {
    /**
     * Which.
     */
    seat: Seat,
  } }
  | { "clear": {
    /**
     * Which.
     */
    seat: Seat,
  } }
  | { "colour": {
    /**
     * Which.
     */
    colour: PlayerColour,
  } }
  | { "ready": {
    /**
     * Are you?
     */
    ready: boolean,
  } }
  | { "reptile": Record<symbol, never> }
  | { "start": Record<symbol, never> }
  | { "play": {
    /**
     * The move: one of those that the turn offers.
     */
    move: Move,
  } }
  | { "undo": Record<symbol, never> }
  | { "say": {
    /**
     * What: plain text.
     */
    text: string,
  } }
  | { "react": {
    /**
     * What.
     */
    reaction: Reaction,
  } }
  | { "mute": {
    /**
     * Whom.
     */
    player: PlayerId,
    /**
     * Stop hearing them?
     */
    muted: boolean,
  } }
  | { "pace": {
    /**
     * The milliseconds.
     */
    pace_ms: number,
  } }
  | { "hint": Record<symbol, never> }
  | { "vote": {
    /**
     * Whose.
     */
    seat: Seat,
  } }
  | { "leave": Record<symbol, never> }
  | { "return": Record<symbol, never> }
  | { "rematch": Record<symbol, never> };

/**
 * What a decision was worth, by what its player could know then.
 */
export type ReviewDecision = {
  /**
   * The step of the replay that it led to.
   */
  step: number,
  /**
   * Who decided.
   */
  seat: Seat,
  /**
   * What it is called.
   */
  grade: Grade,
  /**
   * The win share that it gave away.
   */
  loss: number,
  /**
   * How uncertain that is.
   */
  error: number,
};

/**
 * A decision that gave something away, and a better one.
 */
export type ReviewMoment = {
  /**
   * The decision.
   */
  decision: ReviewDecision,
  /**
   * The better way to go on in its place, step by step, until the turn ends or something turns up.
   */
  better: Array<ReplayStep>,
  /**
   * Why it is better, as far as that shows at once.
   */
  reasons: Array<ReviewReason>,
};

/**
 * What there is to say about a player. The start, luck, own moves and the moves of others add up to the result.
 */
export type ReviewPlayer = {
  /**
   * The seat.
   */
  seat: Seat,
  /**
   * How well they decided: 100 if nothing was ever given away.
   */
  accuracy: number,
  /**
   * The win share before anything was revealed.
   */
  start: number,
  /**
   * What the cards that turned up brought.
   */
  luck: number,
  /**
   * What their own moves brought.
   */
  own: number,
  /**
   * What the moves of others brought.
   */
  others: number,
  /**
   * The win share in the end: 100, 0 or a part of a shared victory.
   */
  result: number,
  /**
   * The step whose reveal changed their win share most.
   */
  luckiest: number | null,
  /**
   * Where they gave most away, the worst first; at most three.
   */
  moments: Array<ReviewMoment>,
};

/**
 * Why a way to go on is better than the one that was played.
 */
export type ReviewReason = { "reason": "wins_now",
  /**
   * The points after the turn.
   */
  points: number,
}
  | { "reason": "more_points",
  /**
   * How many more.
   */
  points: number,
}
  | { "reason": "brings",
  /**
   * Which.
   */
  source: Source,
  /**
   * How many more.
   */
  points: number,
}
  | { "reason": "keeps_stones",
  /**
   * What they are worth.
   */
  worth: number,
}
  | { "reason": "takes_first",
  /**
   * Which.
   */
  card: Card,
  /**
   * Who gets it.
   */
  seat: Seat,
};

/**
 * Where the review of a finished game stands.
 */
export type ReviewState = { "state": "none" }
  | { "state": "working",
  /**
   * How much of it is done.
   */
  percent: number,
  /**
   * Did you ask for it? Then you can cancel it.
   */
  yours: boolean,
}
  | { "state": "done",
  /**
   * The review.
   */
  review: GameReview,
};

/**
 * The win shares after a step.
 */
export type ReviewStep = {
  /**
   * The round.
   */
  round: number,
  /**
   * How likely each seat is to win, for somebody who sees all hands, but not the draw pile. They add up to 100.
   */
  shares: Array<number>,
  /**
   * What the cards that turned up brought to each seat, compared with all that could have. Left out if none did.
   */
  luck?: Array<number>,
};

/**
 * A seat at the table. Seats are numbered clockwise; people count them from 1.
 */
export type Seat = 1 | 2 | 3 | 4;

/**
 * Who sits on a seat of a new table.
 */
export type SeatPlan = "open" | "me"
  | { "bot": number }
  | { "beside": string };

/**
 * A seat.
 */
export type SeatState = {
  /**
   * Which.
   */
  seat: Seat,
  /**
   * Who has it.
   */
  occupant: Occupant,
  /**
   * The colour.
   */
  colour: PlayerColour | null,
  /**
   * Ready to start?
   */
  ready: boolean,
  /**
   * Why a bot plays in place of the person, if one does.
   */
  kept: Substitution | null,
  /**
   * The seats that voted for that.
   */
  votes: Array<Seat>,
  /**
   * How many milliseconds the player had left when this was sent. It runs while they are asked.
   */
  time_left_ms: number | null,
};

/**
 * What a seat did in a finished game.
 */
export type SeatStatistics = {
  /**
   * The seat.
   */
  seat: Seat,
  /**
   * Who had it.
   */
  occupant: Occupant,
  /**
   * Their colour.
   */
  colour: PlayerColour | null,
  /**
   * The points after each round.
   */
  by_round: Array<number>,
  /**
   * Where the points came from, the most first. They add up to the score, with the points at the start.
   */
  sources: Array<SourcePoints>,
  /**
   * The points at the start.
   */
  at_start: number,
};

/**
 * What one seat sees: the table and its own hand.
 */
export type SeatView = {
  /**
   * The seat that looks.
   */
  seat: Seat,
  /**
   * Its hand.
   */
  hand: CardSet,
  /**
   * The cards in the draw pile whose place only this seat knows.
   */
  draw_known_to_me: Array<KnownCard>,
  /**
   * The options of the game.
   */
  options: Options,
  /**
   * The round, from 1.
   */
  round: number,
  /**
   * The phase.
   */
  phase: Phase,
  /**
   * Who has the first player marker.
   */
  first: Seat,
  /**
   * Whose turn it is.
   */
  turn: Seat,
  /**
   * Who is asked what.
   */
  asked: Asked | null,
  /**
   * The hunted cards and their markers.
   */
  display: Display,
  /**
   * The artifact tiles that nobody has.
   */
  tiles: TileSet,
  /**
   * How many cards the draw pile has.
   */
  draw_count: number,
  /**
   * The cards in the draw pile whose place everyone knows (L3).
   */
  draw_known: Array<KnownCard>,
  /**
   * The discard pile.
   */
  discard: CardSet,
  /**
   * Was the discard pile shuffled in this turn of the Action Phase (Z3)?
   */
  reshuffled: boolean,
  /**
   * What each player has, as the others see it.
   */
  players: Array<PlayerView>,
};

/**
 * Something that only one seat sees.
 */
export type Secret = { "event": "drew_card", card: Card, }
  | { "event": "put_card_on_pile", card: Card, };

/**
 * The 256 bits that decide every shuffle of a game.
 */
export type Seed = string;

/**
 * What selling a card earns (option G1).
 */
export type SellTable = "printed" | "manual";

/**
 * A finished game that was played on a device without this server.
 */
export type SentRecord = {
  /**
   * The game as text.
   */
  record: string,
  /**
   * When it ended, in milliseconds since 1970; now if it is not given.
   */
  ended_at?: number,
};

/**
 * One message of the server.
 */
export type ServerMessage = { "type": "hello" } & Hello
  | { "type": "update" } & Update
  | { "type": "done",
  /**
   * Its id.
   */
  id: string,
  /**
   * The number of the entry that it became, or the last number if it became none.
   */
  seq: number,
}
  | { "type": "refused",
  /**
   * Its id.
   */
  id: string,
  /**
   * The last number of the table; none if the table was not even asked.
   */
  seq: number | null,
  /**
   * Why.
   */
  problem: Problem,
}
  | { "type": "presence" } & Presence
  | { "type": "error",
  /**
   * What.
   */
  problem: Problem,
};

/**
 * How a table is to be played.
 */
export type Settings = {
  /**
   * The options of the game.
   */
  options: Options,
  /**
   * Who goes first.
   */
  first: First,
  /**
   * How long players may think.
   */
  clock: Clock,
  /**
   * May moves be taken back?
   */
  undo: boolean,
  /**
   * Is the table in the list of open tables? If not, only those who have its address find it.
   */
  public: boolean,
  /**
   * May others watch?
   */
  spectators: boolean,
  /**
   * May players talk?
   */
  chat: boolean,
  /**
   * How long a bot waits before its move, in milliseconds, so that people can follow.
   */
  pace_ms: number,
  /**
   * May somebody who plays alone against bots ask what the strongest bot would do? Whoever asks is noted in the log.
   */
  hints?: boolean,
};

/**
 * What an effect comes from: a creature or a tile.
 */
export type Source = Card | Tile;

/**
 * The points that a creature or tile brought, less those that it cost.
 */
export type SourcePoints = {
  /**
   * Which.
   */
  source: Source,
  /**
   * How many.
   */
  points: number,
};

/**
 * Where a table stands.
 */
export type Stage = "open" | "playing" | "over";

/**
 * How one player stands.
 */
export type Standing = {
  /**
   * The player.
   */
  seat: Seat,
  /**
   * The place, from 1. Players who share a place have the same number.
   */
  place: number,
  /**
   * The points.
   */
  score: number,
  /**
   * How many summoned cards, which decides among equal points.
   */
  summoned: number,
};

/**
 * A bag of stones: how many of each colour.
 */
export type Stones = string;

/**
 * Why a bot plays in place of a person.
 */
export type Substitution = "clock" | "vote" | "left";

/**
 * The name of a table in addresses. It gives nobody a seat.
 */
export type TableId = string;

/**
 * A table that was made.
 */
export type TableMade = {
  /**
   * Its id.
   */
  table: TableId,
  /**
   * Its address, to be sent to friends.
   */
  address: string,
  /**
   * The promise about the shuffle.
   */
  commitment: Commitment,
};

/**
 * A table in a list.
 */
export type TableSummary = {
  /**
   * Its id.
   */
  table: TableId,
  /**
   * How it is played.
   */
  settings: Settings,
  /**
   * Where it stands.
   */
  stage: Stage,
  /**
   * Who sits there, by seat.
   */
  seats: Array<Occupant>,
  /**
   * When it was made, in milliseconds since 1970.
   */
  made_at: number,
  /**
   * When something last happened that this summary tells of.
   */
  changed_at: number,
  /**
   * How far the game is, once it has begun.
   */
  progress?: Progress,
  /**
   * Was it played on a device without this server, and sent from there? Nobody can vouch for such a game, so it is in no
   * statistics.
   */
  on_device?: boolean,
};

/**
 * What everyone at the table sees, a bystander included.
 */
export type TableView = {
  /**
   * The options of the game.
   */
  options: Options,
  /**
   * The round, from 1.
   */
  round: number,
  /**
   * The phase.
   */
  phase: Phase,
  /**
   * Who has the first player marker.
   */
  first: Seat,
  /**
   * Whose turn it is.
   */
  turn: Seat,
  /**
   * Who is asked what.
   */
  asked: Asked | null,
  /**
   * The hunted cards and their markers.
   */
  display: Display,
  /**
   * The artifact tiles that nobody has.
   */
  tiles: TileSet,
  /**
   * How many cards the draw pile has.
   */
  draw_count: number,
  /**
   * The cards in the draw pile whose place everyone knows (L3).
   */
  draw_known: Array<KnownCard>,
  /**
   * The discard pile.
   */
  discard: CardSet,
  /**
   * Was the discard pile shuffled in this turn of the Action Phase (Z3)?
   */
  reshuffled: boolean,
  /**
   * What each player has, as the others see it.
   */
  players: Array<PlayerView>,
};

/**
 * The short name of an artifact tile.
 */
export type Tile = "incense_burner" | "monkey_kings_staff" | "pied_pipers_pipe" | "seven_league_boots" | "golden_fleece" | "book_of_thoth" | "cap_of_hades" | "gem_of_kukulkan" | "imperial_seal" | "philosophers_stone" | "ring_of_wishes";

/**
 * A set of tiles.
 */
export type TileSet = Array<Tile>;

/**
 * When an effect works (F1).
 */
export type Timing = "instant" | "permanent" | "active";

/**
 * What the player who is asked can do.
 */
export type Turn = {
  /**
   * All legal moves.
   */
  moves: Array<Offer>,
  /**
   * Moves that one might think of, and why they are refused.
   */
  refused: Array<RefusedMove>,
};

/**
 * What happened and how things stand now. After a reconnect with `after=N` the entries are those after N, in as many
 * updates as it takes; without `after` there are none, and the rest is a snapshot.
 */
export type Update = {
  /**
   * The number of the last entry that you have been told of.
   */
  seq: number,
  /**
   * What happened, in order.
   */
  entries: Array<Entry>,
  /**
   * Is this only a part of a long past? Then more entries follow at once, and the rest of this update is already how
   * things stand after them.
   */
  more?: boolean,
  /**
   * Where the table stands.
   */
  stage: Stage,
  /**
   * The seats.
   */
  seats: Array<SeatState>,
  /**
   * The seat that this connection plays, if it plays one.
   */
  you: Seat | null,
  /**
   * All seats that you may play: your own, and those of people who share your device.
   */
  yours: Array<Seat>,
  /**
   * What you see of the game; nothing before it starts.
   */
  view: View | null,
  /**
   * The cards in the hands of others that you have seen go there, as an attentive player remembers them.
   */
  known_hands?: Array<KnownHand>,
  /**
   * What you can do, if it is you who is asked.
   */
  turn: Turn | null,
  /**
   * Can you take back your last move?
   */
  can_undo: boolean,
  /**
   * The final ranking.
   */
  ranking: Array<Standing> | null,
  /**
   * What decided all shuffles, once the game is over.
   */
  seed: Seed | null,
  /**
   * The table of the rematch.
   */
  rematch: TableId | null,
};

/**
 * What you see.
 */
export type View = SeatView | TableView;

/**
 * What one stone of each colour is worth to a player (V1).
 */
export type Worth = {
  /**
   * The worth of a red stone.
   */
  red: number,
  /**
   * The worth of a blue stone.
   */
  blue: number,
  /**
   * The worth of a purple stone.
   */
  purple: number,
};

/**
 * Where a picked card lies.
 */
export type Zone = "hand" | "area" | "discard" | "display" | "shelter";
