/**
 * The tables, step by step. What stands here is never changed; a new version adds a step. The same SQL runs on SQLite
 * and PostgreSQL: instants are milliseconds in BIGINT, JSON is TEXT.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE person (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      login TEXT UNIQUE,
      password TEXT,
      notices TEXT NOT NULL,
      mail TEXT,
      webhook TEXT,
      created_at BIGINT NOT NULL,
      seen_at BIGINT NOT NULL,
      gone INTEGER NOT NULL DEFAULT 0
    )`,
    /* kind: 'browser' or 'token'. Of the secret only its SHA-256 is kept. */
    `CREATE TABLE session (
      hash TEXT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      person TEXT NOT NULL,
      kind TEXT NOT NULL,
      name TEXT,
      created_at BIGINT NOT NULL,
      used_at BIGINT
    )`,
    'CREATE INDEX session_person ON session (person)',
    `CREATE TABLE passkey (
      id TEXT PRIMARY KEY,
      person TEXT NOT NULL,
      name TEXT NOT NULL,
      public_key TEXT NOT NULL,
      counter BIGINT NOT NULL,
      transports TEXT NOT NULL,
      created_at BIGINT NOT NULL
    )`,
    'CREATE INDEX passkey_person ON passkey (person)',
    /* What was asked of a browser and is still to be answered. */
    'CREATE TABLE challenge (id TEXT PRIMARY KEY, challenge TEXT NOT NULL, person TEXT, until BIGINT NOT NULL)',
    'CREATE TABLE push (endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, subscription TEXT NOT NULL)',
    'CREATE INDEX push_person ON push (person)',
    'CREATE TABLE mute (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other))',
    `CREATE TABLE report (
      id TEXT PRIMARY KEY, at BIGINT NOT NULL, person TEXT NOT NULL, other TEXT NOT NULL, tbl TEXT NOT NULL, text TEXT NOT NULL
    )`,
    `CREATE TABLE tbl (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      rules INTEGER NOT NULL,
      options TEXT NOT NULL,
      status TEXT NOT NULL,
      pace TEXT NOT NULL,
      listed INTEGER NOT NULL,
      takebacks INTEGER NOT NULL,
      host TEXT NOT NULL,
      commitment TEXT NOT NULL,
      secret TEXT NOT NULL,
      seed TEXT,
      origin TEXT,
      revision INTEGER NOT NULL DEFAULT 0,
      waiting TEXT NOT NULL DEFAULT '[]',
      deadline BIGINT,
      bot_due BIGINT,
      asking TEXT,
      places TEXT,
      rematch TEXT,
      created_at BIGINT NOT NULL,
      started_at BIGINT,
      ended_at BIGINT
    )`,
    'CREATE INDEX tbl_lobby ON tbl (listed, status, created_at)',
    'CREATE INDEX tbl_deadline ON tbl (deadline)',
    'CREATE INDEX tbl_bot_due ON tbl (bot_due)',
    `CREATE TABLE seat (
      tbl TEXT NOT NULL,
      n INTEGER NOT NULL,
      person TEXT,
      bot TEXT,
      colour TEXT,
      resigned INTEGER NOT NULL DEFAULT 0,
      share_hash TEXT,
      share TEXT,
      deposited INTEGER NOT NULL DEFAULT 0,
      seen INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (tbl, n)
    )`,
    'CREATE INDEX seat_person ON seat (person)',
    `CREATE TABLE log (
      tbl TEXT NOT NULL,
      revision INTEGER NOT NULL,
      at BIGINT NOT NULL,
      seat INTEGER,
      made_by TEXT NOT NULL,
      kind TEXT NOT NULL,
      body TEXT NOT NULL,
      key TEXT NOT NULL,
      PRIMARY KEY (tbl, revision)
    )`,
    'CREATE UNIQUE INDEX log_key ON log (tbl, key)',
    'CREATE TABLE snapshot (tbl TEXT PRIMARY KEY, revision INTEGER NOT NULL, body TEXT NOT NULL)',
    /* viewer: -1 is a watcher. */
    'CREATE TABLE film (tbl TEXT NOT NULL, viewer INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (tbl, viewer))',
    `CREATE TABLE chat (
      tbl TEXT NOT NULL, key TEXT NOT NULL, at BIGINT NOT NULL, person TEXT NOT NULL, text TEXT, phrase TEXT, PRIMARY KEY (tbl, key)
    )`,
    'CREATE INDEX chat_at ON chat (tbl, at)',
    'CREATE INDEX chat_person ON chat (person)',
    /* Notices that are to be sent. */
    `CREATE TABLE outbox (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, tbl TEXT NOT NULL, way TEXT NOT NULL, due BIGINT NOT NULL, tries INTEGER NOT NULL DEFAULT 0
    )`,
    'CREATE INDEX outbox_due ON outbox (due)',
  ],
  [
    `ALTER TABLE person ADD COLUMN lang TEXT NOT NULL DEFAULT 'en'`,
    /* When the last mail went out: the next one waits a while, and holds all that came meanwhile. */
    'ALTER TABLE person ADD COLUMN mailed_at BIGINT',
    /* The revision that asked the person; for a pushed notice, the browser it goes to. */
    'ALTER TABLE outbox ADD COLUMN revision INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE outbox ADD COLUMN target TEXT',
    /* Keys that all processes of this server share; made on the first start. */
    'CREATE TABLE server_key (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
  ],
  [
    /* The mail address that its owner has confirmed: mails go to no other. Those from before stay as they were. */
    'ALTER TABLE person ADD COLUMN confirmed TEXT',
    'UPDATE person SET confirmed = mail',
  ],
  /* A seat that is kept for its person, who has not sat down yet. */
  ['ALTER TABLE seat ADD COLUMN invited INTEGER NOT NULL DEFAULT 0'],
  /* Whether people may ask the expert for advice. */
  ['ALTER TABLE tbl ADD COLUMN advice INTEGER NOT NULL DEFAULT 0'],
];
