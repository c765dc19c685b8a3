//! Nets as files: a head that says what the net was made for, the weights, and a checksum.

use sha2::{Digest, Sha256};

use super::features::{Layout, VERSION};
use super::{FIRST, LARGEST_BIAS, LARGEST_WEIGHT, Net, SECOND, Weights};

const MAGIC: &[u8; 8] = b"vale net";
const CHECKSUM: usize = 32;

/// Why something is not a net that can be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetError {
    /// It is no file of a net.
    #[error("this is no file of a net")]
    NotANet,
    /// It was trained for other inputs: another version of the features, other cards or tiles, other sizes.
    #[error("this net was trained for other features or cards; train it again")]
    OtherInputs,
    /// It has more or fewer weights than it should.
    #[error("this net has more or fewer weights than it should")]
    Size,
    /// It has a weight that is too large.
    #[error("this net has a weight that is too large")]
    TooLarge,
    /// The checksum is wrong.
    #[error("the checksum of this net is wrong: the file is damaged")]
    Damaged,
}

impl Weights {
    /// Do they fit the layout?
    pub(super) fn check(&self, layout: Layout) -> Result<(), NetError> {
        let outputs = layout.players + 1;
        let sizes = [
            (self.facts.len(), layout.facts()),
            (self.amounts.len(), layout.amounts()),
            (self.first_bias.len(), FIRST),
            (self.second.len(), SECOND),
            (self.second_bias.len(), SECOND),
            (self.last.len(), outputs),
            (self.skip.len(), outputs),
            (self.last_bias.len(), outputs),
        ];
        let skips = self.skip.iter().all(|row| row.len() == layout.amounts());
        if !skips || sizes.into_iter().any(|(size, right)| size != right) {
            return Err(NetError::Size);
        }
        let small = |weight: i16| i32::from(weight).abs() <= LARGEST_WEIGHT;
        let biases = [&self.first_bias, &self.second_bias, &self.last_bias];
        let fits = self.matrices().all(small) && biases.into_iter().flatten().all(|bias| bias.abs() <= LARGEST_BIAS);
        if fits { Ok(()) } else { Err(NetError::TooLarge) }
    }

    /// All weights but the biases.
    fn matrices(&self) -> impl Iterator<Item = i16> + '_ {
        let first = self.facts.iter().chain(&self.amounts).chain(&self.second).flatten();
        first.chain(self.last.iter().flatten()).chain(self.skip.iter().flatten()).copied()
    }
}

impl Net {
    /// Returns the net as a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = head(self.layout);
        bytes.extend(self.weights.matrices().flat_map(i16::to_le_bytes));
        let biases = [&self.weights.first_bias, &self.weights.second_bias, &self.weights.last_bias];
        bytes.extend(biases.into_iter().flatten().flat_map(|bias| bias.to_le_bytes()));
        let checksum = Sha256::digest(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// Reads the file of a net. Nothing is taken on trust: what it was trained for, its size, its checksum and the size of
    /// its weights are checked.
    ///
    /// # Errors
    /// The bytes are no net, or one for other cards or features than those of this version.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        let players = bytes.strip_prefix(MAGIC).and_then(<[u8]>::first).ok_or(NetError::NotANet)?;
        let layout = Layout { players: usize::from(*players) };
        if !(2..=vale_engine::MAX_SEATS).contains(&layout.players) {
            return Err(NetError::NotANet);
        }
        let head = head(layout);
        let body = bytes.strip_prefix(head.as_slice()).ok_or(NetError::OtherInputs)?;
        let (body, checksum) = body.split_at_checked(body.len().saturating_sub(CHECKSUM)).ok_or(NetError::Size)?;
        let outputs = layout.players + 1;
        let weights = (layout.facts() + layout.amounts() + SECOND) * FIRST + outputs * (SECOND + layout.amounts());
        let biases = FIRST + SECOND + outputs;
        if body.len() != 2 * weights + 4 * biases {
            return Err(NetError::Size);
        }
        if Sha256::digest(&bytes[..head.len() + body.len()])[..] != *checksum {
            return Err(NetError::Damaged);
        }
        let (matrices, biases) = body.split_at(2 * weights);
        let mut numbers = matrices.as_chunks::<2>().0.iter().map(|bytes| i16::from_le_bytes(*bytes));
        let mut biases = biases.as_chunks::<4>().0.iter().map(|bytes| i32::from_le_bytes(*bytes));
        let weights = Weights {
            facts: rows(layout.facts(), &mut numbers),
            amounts: rows(layout.amounts(), &mut numbers),
            second: rows(SECOND, &mut numbers),
            last: rows(outputs, &mut numbers),
            skip: (0..outputs).map(|_| numbers.by_ref().take(layout.amounts()).collect()).collect(),
            first_bias: biases.by_ref().take(FIRST).collect(),
            second_bias: biases.by_ref().take(SECOND).collect(),
            last_bias: biases.collect(),
        };
        Self::new(layout, weights)
    }
}

/// What a file of a net for this layout begins with.
fn head(layout: Layout) -> Vec<u8> {
    let mut head = MAGIC.to_vec();
    head.push(layout.players as u8);
    head.extend(VERSION.to_le_bytes());
    head.extend(layout.fingerprint().to_le_bytes());
    head.extend((FIRST as u16).to_le_bytes());
    head.extend((SECOND as u16).to_le_bytes());
    head
}

fn rows<const WIDTH: usize>(count: usize, numbers: &mut impl Iterator<Item = i16>) -> Vec<[i16; WIDTH]> {
    (0..count).map(|_| std::array::from_fn(|_| numbers.next().unwrap_or(0))).collect()
}

#[cfg(test)]
mod tests {
    use super::{Net, NetError};
    use crate::net::{FIRST, LARGEST_WEIGHT, Layout, SECOND, Weights};

    fn some_net(players: usize) -> Net {
        let layout = Layout { players };
        let number = |a: usize, b: usize| i16::try_from((a * 31 + b * 17) % 997).unwrap() - 498;
        let row = |a: usize| std::array::from_fn(|b| number(a, b));
        let weights = Weights {
            facts: (0..layout.facts()).map(row).collect(),
            amounts: (0..layout.amounts()).map(row).collect(),
            first_bias: vec![7; FIRST],
            second: (0..SECOND).map(row).collect(),
            second_bias: vec![-3; SECOND],
            last: (0..=players).map(|a| std::array::from_fn(|b| number(a, b))).collect(),
            skip: vec![vec![5; layout.amounts()]; players + 1],
            last_bias: vec![9; players + 1],
        };
        Net::new(layout, weights).unwrap()
    }

    #[test]
    fn a_net_is_read_as_it_was_written() {
        for players in 2..=4 {
            let net = some_net(players);
            assert_eq!(Net::from_bytes(&net.to_bytes()), Ok(net));
        }
    }

    #[test]
    fn what_is_not_a_sound_net_is_refused() {
        let right = some_net(3).to_bytes();
        assert_eq!(Net::from_bytes(b""), Err(NetError::NotANet));
        assert_eq!(Net::from_bytes(b"vale net\x07"), Err(NetError::NotANet));
        let changed = |place: usize| {
            let mut bytes = right.clone();
            bytes[place] ^= 1;
            Net::from_bytes(&bytes)
        };
        // The version, the fingerprint and the size of a layer.
        for place in [9, 15, 21] {
            assert_eq!(changed(place), Err(NetError::OtherInputs), "{place}");
        }
        assert_eq!(changed(1_000), Err(NetError::Damaged));
        assert_eq!(changed(right.len() - 1), Err(NetError::Damaged));
        assert_eq!(Net::from_bytes(&right[..right.len() - 1]), Err(NetError::Size));
        let mut large = some_net(2);
        large.weights.facts[3][4] = LARGEST_WEIGHT as i16 + 1;
        assert_eq!(Net::from_bytes(&large.to_bytes()), Err(NetError::TooLarge));
    }
}
