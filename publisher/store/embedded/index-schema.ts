/**
 * The store's index. Everything is keyed by site (architecture, law 4).
 *
 * A row of `documents` is one version of one address: release `r` shows it when
 * `from_release <= r` and (`to_release` is null or `to_release > r`). So a release costs only the rows that
 * changed, a release under construction is invisible to every older one, and undoing it is two statements.
 */
export const indexSchema = /* sql */ `
CREATE TABLE IF NOT EXISTS releases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  site TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('building', 'ready')),
  created_at TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  content_version INTEGER NOT NULL,
  inputs_hash TEXT NOT NULL,
  manifest TEXT NOT NULL,
  rewrites TEXT NOT NULL,
  is_closed INTEGER NOT NULL,
  stats TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX IF NOT EXISTS releases_of_site ON releases (site, id);

CREATE TABLE IF NOT EXISTS live (
  site TEXT PRIMARY KEY,
  release INTEGER NOT NULL REFERENCES releases (id)
) STRICT;

CREATE TABLE IF NOT EXISTS header_sets (
  id INTEGER PRIMARY KEY,
  json TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE IF NOT EXISTS documents (
  id INTEGER PRIMARY KEY,
  site TEXT NOT NULL,
  path TEXT NOT NULL,
  from_release INTEGER NOT NULL,
  to_release INTEGER,
  kind TEXT NOT NULL CHECK (kind IN ('page', 'asset', 'generated')),
  -- Empty for a page that is rendered when it is first asked for.
  hash TEXT NOT NULL,
  size INTEGER NOT NULL,
  encoding TEXT NOT NULL CHECK (encoding IN ('br', 'identity')),
  status INTEGER NOT NULL,
  content_type TEXT NOT NULL,
  headers INTEGER NOT NULL REFERENCES header_sets (id),
  tags TEXT NOT NULL,
  is_indexed INTEGER NOT NULL,
  last_modified TEXT,
  -- Where it stands in the sitemap (sitemap-chunks.ts); null when it does not.
  sitemap_slot INTEGER,
  UNIQUE (site, path, from_release)
) STRICT;
CREATE INDEX IF NOT EXISTS documents_ended ON documents (site, to_release) WHERE to_release IS NOT NULL;
CREATE INDEX IF NOT EXISTS documents_begun ON documents (site, from_release);
CREATE INDEX IF NOT EXISTS documents_in_sitemap ON documents (site, sitemap_slot, last_modified)
  WHERE to_release IS NULL AND sitemap_slot IS NOT NULL;
CREATE INDEX IF NOT EXISTS documents_by_hash ON documents (site, hash);

-- A page of products has some thirty tags: as numbers they are a twentieth of what a publish writes as text.
CREATE TABLE IF NOT EXISTS tags (
  id INTEGER PRIMARY KEY,
  site TEXT NOT NULL,
  name TEXT NOT NULL,
  UNIQUE (site, name)
) STRICT;
CREATE TABLE IF NOT EXISTS document_tags (
  tag INTEGER NOT NULL REFERENCES tags (id),
  document INTEGER NOT NULL REFERENCES documents (id) ON DELETE CASCADE,
  PRIMARY KEY (tag, document)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tags_of_document ON document_tags (document);
-- Every edit brings a tag of its own (src/content-loaders/listing-tags.ts): one that no version has any more goes.
CREATE TRIGGER IF NOT EXISTS forget_tag AFTER DELETE ON document_tags
  WHEN NOT EXISTS (SELECT 1 FROM document_tags WHERE tag = OLD.tag)
  BEGIN DELETE FROM tags WHERE id = OLD.tag; END;

-- A site that was rolled back stays where it is until it is let go.
CREATE TABLE IF NOT EXISTS pins (
  site TEXT PRIMARY KEY,
  release INTEGER NOT NULL
) STRICT;

-- Events of editors by their webhook-id: written before they are answered, so that none is lost and none counts twice.
CREATE TABLE IF NOT EXISTS deliveries (
  id TEXT PRIMARY KEY,
  received_at TEXT NOT NULL,
  sites TEXT NOT NULL,
  event TEXT NOT NULL,
  receipt TEXT
) STRICT;
CREATE INDEX IF NOT EXISTS deliveries_open ON deliveries (received_at) WHERE receipt IS NULL;
`
/** Grows when `indexSchema` changes incompatibly; an index of another number is refused. */
export const INDEX_VERSION = 4
