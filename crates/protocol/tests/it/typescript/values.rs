//! Just enough of TypeScript to say whether a JSON value fits a type.

use std::collections::BTreeMap;

use serde_json::Value;

/// A type.
#[derive(Clone, Debug)]
enum Type {
    Unknown,
    String,
    Number,
    Boolean,
    Literal(Value),
    Array(Box<Type>),
    Object(Fields),
    OneOf(Vec<Type>),
    AllOf(Vec<Type>),
    Named(String),
}

/// The fields of an object by name: may it be missing, and its type.
type Fields = BTreeMap<String, (bool, Type)>;

/// Declared types.
pub struct Types(BTreeMap<String, Type>);

impl Types {
    /// Reads all `export type` of a file.
    pub fn read(text: &str) -> Self {
        let mut reader = Reader { tokens: tokens(text), next: 0 };
        let mut types = BTreeMap::new();
        while reader.next < reader.tokens.len() {
            reader.expect("export");
            let declares_type = reader.take() == "type";
            let name = reader.take();
            reader.expect("=");
            let declared = reader.read_type();
            reader.expect(";");
            if declares_type {
                types.insert(name, declared);
            }
        }
        Self(types)
    }

    /// Does this value fit the type with this name? If not, which part of it does not?
    pub fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        let declared = self.0.get(name).ok_or_else(|| format!("there is no type {name}"))?;
        let misfit = || format!("{name}: {value} does not fit");
        if self.fits(declared, value) { Ok(()) } else { Err(misfit()) }
    }

    fn fits(&self, expected: &Type, value: &Value) -> bool {
        match expected {
            Type::Unknown => true,
            Type::String => value.is_string(),
            Type::Number => value.is_number(),
            Type::Boolean => value.is_boolean(),
            Type::Literal(literal) => value == literal,
            Type::Array(inner) => {
                value.as_array().is_some_and(|values| values.iter().all(|value| self.fits(inner, value)))
            }
            Type::OneOf(types) => types.iter().any(|one| self.fits(one, value)),
            Type::Named(name) => self.0.get(name).is_some_and(|declared| self.fits(declared, value)),
            Type::Object(fields) => self.has_just(fields, value),
            Type::AllOf(_) => self.shapes(expected).iter().any(|fields| self.has_just(fields, value)),
        }
    }

    /// All forms that an object of this type can have.
    fn shapes(&self, of: &Type) -> Vec<Fields> {
        match of {
            Type::Object(fields) => vec![fields.clone()],
            Type::OneOf(types) => types.iter().flat_map(|one| self.shapes(one)).collect(),
            Type::Named(name) => self.0.get(name).map(|declared| self.shapes(declared)).unwrap_or_default(),
            Type::AllOf(types) => types.iter().fold(vec![Fields::new()], |shapes, one| {
                let more = self.shapes(one);
                let both = |shape: &Fields| {
                    let shape = shape.clone();
                    more.iter()
                        .map(move |more| shape.clone().into_iter().chain(more.clone()).collect())
                        .collect::<Vec<_>>()
                };
                shapes.iter().flat_map(both).collect()
            }),
            _ => vec![],
        }
    }

    /// Does an object have these fields and no others?
    fn has_just(&self, fields: &Fields, value: &Value) -> bool {
        let Some(object) = value.as_object() else { return false };
        let complete = fields.iter().all(|(name, (optional, _))| *optional || object.contains_key(name));
        complete
            && object.iter().all(|(name, value)| fields.get(name).is_some_and(|(_, field)| self.fits(field, value)))
    }
}

/// The words and signs of a text, without its comments.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = vec![];
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("/*") {
            rest.find("*/").unwrap() + 2
        } else if rest.starts_with("//") {
            rest.find('\n').unwrap()
        } else if first == '"' {
            rest[1..].find('"').unwrap() + 2
        } else if first.is_alphanumeric() || first == '_' {
            rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap()
        } else {
            first.len_utf8()
        };
        let (token, after) = rest.split_at(length);
        if !first.is_whitespace() && first != '/' {
            tokens.push(token.to_owned());
        }
        rest = after;
    }
    tokens
}

struct Reader {
    tokens: Vec<String>,
    next: usize,
}

impl Reader {
    fn take(&mut self) -> String {
        self.next += 1;
        self.tokens[self.next - 1].clone()
    }

    #[track_caller]
    fn expect(&mut self, token: &str) {
        assert_eq!(self.take(), token, "after {:?}", &self.tokens[self.next.saturating_sub(12)..self.next]);
    }

    fn skip(&mut self, token: &str) -> bool {
        let found = self.tokens.get(self.next).is_some_and(|next| next == token);
        self.next += usize::from(found);
        found
    }

    /// A union; a sign may stand before its first part.
    fn read_type(&mut self) -> Type {
        self.skip("|");
        let mut types = vec![self.read_intersection()];
        while self.skip("|") {
            types.push(self.read_intersection());
        }
        if types.len() == 1 { types.remove(0) } else { Type::OneOf(types) }
    }

    fn read_intersection(&mut self) -> Type {
        let mut types = vec![self.read_part()];
        while self.skip("&") {
            types.push(self.read_part());
        }
        if types.len() == 1 { types.remove(0) } else { Type::AllOf(types) }
    }

    fn read_part(&mut self) -> Type {
        let token = self.take();
        match token.as_str() {
            "(" => {
                let inner = self.read_type();
                self.expect(")");
                inner
            }
            "{" => self.read_fields(),
            "Array" => {
                self.expect("<");
                let inner = self.read_type();
                self.expect(">");
                Type::Array(Box::new(inner))
            }
            // An object without fields.
            "Record" => {
                for token in ["<", "symbol", ",", "never", ">"] {
                    self.expect(token);
                }
                Type::Object(Fields::new())
            }
            "unknown" => Type::Unknown,
            "string" => Type::String,
            "number" => Type::Number,
            "boolean" => Type::Boolean,
            "null" => Type::Literal(Value::Null),
            _ if token.starts_with(|first: char| first == '"' || first.is_ascii_digit()) => {
                Type::Literal(serde_json::from_str(&token).unwrap())
            }
            _ => Type::Named(token),
        }
    }

    fn read_fields(&mut self) -> Type {
        let mut fields = Fields::new();
        while !self.skip("}") {
            let name = self.take().trim_matches('"').to_owned();
            let optional = self.skip("?");
            self.expect(":");
            let field = self.read_type();
            fields.insert(name, (optional, field));
            self.skip(",");
        }
        Type::Object(fields)
    }
}
