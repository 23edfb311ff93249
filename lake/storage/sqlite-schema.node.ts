/**
 * Each entry takes the schema to the next version; `user_version` is how many have been applied. An entry that has been released
 * never changes. Timestamps are ISO 8601 in UTC, contents JSON.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE document (
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    published TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    content TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX document_by_id ON document (dataset, id);
  CREATE INDEX document_by_type ON document (dataset, type, id);
  CREATE INDEX document_by_group ON document (dataset, published, id) WHERE published <> id;

  CREATE TABLE reference (
    dataset TEXT NOT NULL,
    target TEXT NOT NULL,
    id TEXT NOT NULL,
    strong INTEGER NOT NULL,
    PRIMARY KEY (dataset, target, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE slug (
    dataset TEXT NOT NULL,
    slug TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (dataset, slug, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE log (
    dataset TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    transaction_id TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    mutations TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX log_by_sequence ON log (dataset, sequence);
  CREATE UNIQUE INDEX log_by_transaction ON log (dataset, transaction_id);

  -- What a document was before a transaction; what it was after that stands in its next revision or is its present content.
  CREATE TABLE revision (
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    previous TEXT
  ) STRICT;
  CREATE UNIQUE INDEX revision_by_document ON revision (dataset, id, sequence);
  CREATE INDEX revision_by_sequence ON revision (dataset, sequence);

  CREATE TABLE value (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
  ) STRICT, WITHOUT ROWID;
  `,
]
