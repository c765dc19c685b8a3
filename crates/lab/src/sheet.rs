//! A table of rows in memory, and how it becomes a Parquet file.
//!
//! The columns are written one by one with the low level of the `parquet` crate: its upper level would bring all of Arrow, and
//! there is nothing here but numbers, words and flags.

use std::io::Write;
use std::sync::Arc;

use bytes::Bytes;
use parquet::basic::{Compression, LogicalType, Repetition, Type as PhysicalType};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int32Type, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::{EnabledStatistics, WriterProperties};
use parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use parquet::schema::types::Type;

/// What a column holds. All but numbers of games may be empty in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The number of a game.
    Game,
    /// A small whole number.
    Number,
    /// A word out of a few.
    Word,
    /// Yes or no.
    Flag,
    /// A fraction.
    Share,
}

/// One value of a row.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// The number of a game.
    Game(i64),
    /// A small whole number.
    Number(i32),
    /// A word.
    Word(Bytes),
    /// Yes or no.
    Flag(bool),
    /// A fraction.
    Share(f64),
}

impl Cell {
    /// A word that is always there.
    pub const fn word(word: &'static str) -> Self {
        Self::Word(Bytes::from_static(word.as_bytes()))
    }
}

impl<N: Into<i32>> From<N> for Cell {
    fn from(number: N) -> Self {
        Self::Number(number.into())
    }
}

/// The values of one column, without the empty ones.
enum Values {
    Game(Vec<i64>),
    Number(Vec<i32>),
    Word(Vec<ByteArray>),
    Flag(Vec<bool>),
    Share(Vec<f64>),
}

struct Column {
    name: &'static str,
    values: Values,
    /// For each row, 1 if it has a value here, else 0.
    present: Vec<i16>,
}

/// A table of rows in memory.
pub struct Sheet {
    columns: Vec<Column>,
}

impl Sheet {
    /// A sheet without rows.
    pub fn new(columns: &[(&'static str, Kind)]) -> Self {
        let column = |&(name, kind): &(&'static str, Kind)| {
            let values = match kind {
                Kind::Game => Values::Game(Vec::new()),
                Kind::Number => Values::Number(Vec::new()),
                Kind::Word => Values::Word(Vec::new()),
                Kind::Flag => Values::Flag(Vec::new()),
                Kind::Share => Values::Share(Vec::new()),
            };
            Column { name, values, present: Vec::new() }
        };
        Self { columns: columns.iter().map(column).collect() }
    }

    /// Adds a row. What does not belong into its column is left empty there.
    pub fn add<const N: usize>(&mut self, row: [Cell; N]) {
        debug_assert_eq!(N, self.columns.len(), "a row has as many cells as the sheet has columns");
        for (column, cell) in self.columns.iter_mut().zip(row) {
            let fits = match (&mut column.values, cell) {
                (Values::Game(values), Cell::Game(value)) => push(values, value),
                (Values::Number(values), Cell::Number(value)) => push(values, value),
                (Values::Word(values), Cell::Word(value)) => push(values, ByteArray::from(value)),
                (Values::Flag(values), Cell::Flag(value)) => push(values, value),
                (Values::Share(values), Cell::Share(value)) => push(values, value),
                (_, cell) => {
                    debug_assert_eq!(cell, Cell::Empty, "{}", column.name);
                    false
                }
            };
            column.present.push(i16::from(fits));
        }
    }

    /// Writes the rows as a Parquet file. The same rows give the same bytes.
    pub fn write(&self, name: &str, out: impl Write + Send) -> Result<(), ParquetError> {
        let fields = self.columns.iter().map(Column::schema).collect::<Result<Vec<_>, _>>()?;
        let schema = Arc::new(Type::group_type_builder(name).with_fields(fields).build()?);
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_statistics_enabled(EnabledStatistics::Chunk)
            .set_created_by(concat!("vale-lab ", env!("CARGO_PKG_VERSION")).to_owned())
            .build();
        let mut file = SerializedFileWriter::new(out, schema, Arc::new(properties))?;
        let mut group = file.next_row_group()?;
        for column in &self.columns {
            column.write(&mut group)?;
        }
        group.close()?;
        file.close()?;
        Ok(())
    }
}

fn push<T>(values: &mut Vec<T>, value: T) -> bool {
    values.push(value);
    true
}

impl Column {
    fn schema(&self) -> Result<Arc<Type>, ParquetError> {
        let physical = match self.values {
            Values::Game(_) => PhysicalType::INT64,
            Values::Number(_) => PhysicalType::INT32,
            Values::Word(_) => PhysicalType::BYTE_ARRAY,
            Values::Flag(_) => PhysicalType::BOOLEAN,
            Values::Share(_) => PhysicalType::DOUBLE,
        };
        let logical = matches!(self.values, Values::Word(_)).then_some(LogicalType::String);
        let repetition = if self.is_required() { Repetition::REQUIRED } else { Repetition::OPTIONAL };
        let field = Type::primitive_type_builder(self.name, physical).with_logical_type(logical);
        Ok(Arc::new(field.with_repetition(repetition).build()?))
    }

    const fn is_required(&self) -> bool {
        matches!(self.values, Values::Game(_))
    }

    fn write<W: Write + Send>(&self, group: &mut SerializedRowGroupWriter<'_, W>) -> Result<(), ParquetError> {
        let Some(mut writer) = group.next_column()? else { return Ok(()) };
        let present = (!self.is_required()).then_some(self.present.as_slice());
        match &self.values {
            Values::Game(values) => writer.typed::<Int64Type>().write_batch(values, present, None)?,
            Values::Number(values) => writer.typed::<Int32Type>().write_batch(values, present, None)?,
            Values::Word(values) => writer.typed::<ByteArrayType>().write_batch(values, present, None)?,
            Values::Flag(values) => writer.typed::<BoolType>().write_batch(values, present, None)?,
            Values::Share(values) => writer.typed::<DoubleType>().write_batch(values, present, None)?,
        };
        writer.close()
    }
}
