/**
 * Each entry takes the schema to the next version; `user_version` is how many have been applied. An entry that has been released
 * never changes. Timestamps are ISO 8601 in UTC, contents JSON. What a transaction writes lies in few pages: each of them is written
 * to the log and synced.
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

  -- A list is what can be ordered: one field of one type.
  CREATE TABLE ordering_list (
    list INTEGER PRIMARY KEY,
    dataset TEXT NOT NULL,
    type TEXT NOT NULL,
    field TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX ordering_list_by_field ON ordering_list (dataset, type, field);
  CREATE TABLE ordering (
    list INTEGER NOT NULL,
    key TEXT NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (list, key, id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE dataset (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE
  ) STRICT;

  -- A position is the number of the dataset times 2^40 plus that of the transaction, so that new rows stand side by side.
  -- Of the documents that a transaction changed, in their order, only the ids stand here.
  CREATE TABLE log (
    position INTEGER PRIMARY KEY,
    dataset TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    author TEXT NOT NULL,
    changed TEXT NOT NULL,
    mutations TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX log_by_transaction ON log (transaction_id, dataset);

  -- What a document was before a transaction; what it was after that stands in its next revision or is its present content.
  CREATE TABLE revision (
    dataset TEXT NOT NULL,
    id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    previous TEXT
  ) STRICT;
  CREATE UNIQUE INDEX revision_by_document ON revision (dataset, id, sequence);

  CREATE TABLE value (
    scope TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, key)
  ) STRICT, WITHOUT ROWID;
  `,
  // References to other datasets are found too, as weak ones.
  `
  INSERT OR IGNORE INTO reference (dataset, target, id, strong)
  SELECT document.dataset, part.value, document.id, 0
  FROM document, json_tree(document.content) AS part
  WHERE part.key = '_ref' AND part.type = 'text';
  `,
]
