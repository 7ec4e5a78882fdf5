/**
 * The store's tables, in a schema of their own. The rows are those of the embedded store (`embedded/index-schema.ts`): release
 * `r` shows a document when `from_release <= r` and (`to_release` is null or `to_release > r`).
 */
export const SCHEMA = 'noren_store'

export const tables = /* sql */ `
create schema if not exists ${SCHEMA};
set local search_path to ${SCHEMA};

create table if not exists releases (
  id bigint generated always as identity primary key,
  site text not null,
  state text not null check (state in ('building', 'ready')),
  created_at text not null,
  content_version bigint not null,
  inputs_hash text not null,
  manifest json not null,
  rewrites json not null,
  is_closed boolean not null,
  stats json not null default '{}'
);
create index if not exists releases_of_site on releases (site, id);

create table if not exists live (
  site text primary key,
  release bigint not null references releases (id)
);

-- A site that was rolled back stays where it is until it is let go.
create table if not exists pins (
  site text primary key,
  release bigint not null
);

create table if not exists header_sets (
  id bigint generated always as identity primary key,
  json text not null unique
);

create table if not exists documents (
  id bigint generated always as identity primary key,
  site text not null,
  path text collate "C" not null,
  from_release bigint not null,
  to_release bigint,
  kind text not null check (kind in ('page', 'asset', 'generated')),
  -- Empty for a page that is rendered when it is first asked for.
  hash text not null,
  size bigint not null,
  encoding text not null check (encoding in ('br', 'identity')),
  status integer not null,
  content_type text not null,
  headers bigint not null references header_sets (id),
  tags text not null,
  is_indexed boolean not null,
  last_modified text,
  -- Where it stands in the sitemap (sitemap-chunks.ts); null when it does not.
  sitemap_slot bigint,
  unique (site, path, from_release)
);
create index if not exists documents_ended on documents (site, to_release) where to_release is not null;
create index if not exists documents_begun on documents (site, from_release);
create index if not exists documents_open on documents (site, path) where to_release is null;
create index if not exists documents_in_sitemap on documents (site, sitemap_slot, last_modified)
  where to_release is null and sitemap_slot is not null;
create index if not exists documents_by_hash on documents (site, hash);

create table if not exists tags (
  id bigint generated always as identity primary key,
  site text not null,
  name text collate "C" not null,
  unique (site, name)
);
-- Without foreign keys, which take more than half of the time in which a release is written: a page has some forty tags. Rows
-- are written and taken away in one place each (document-rows.ts).
create table if not exists document_tags (
  tag bigint not null,
  document bigint not null,
  primary key (tag, document)
);
do $$ begin
  if exists (select from pg_constraint where conrelid = 'document_tags'::regclass and contype = 'f') then
    alter table document_tags drop constraint document_tags_tag_fkey, drop constraint document_tags_document_fkey;
  end if;
end $$;
create index if not exists tags_of_document on document_tags (document);

-- Bytes that may lie in the bucket without a document: on their way into it, or left by documents that are gone.
create table if not exists loose_blobs (
  site text not null,
  hash text not null,
  primary key (site, hash)
);
-- Since when no document of a finished release names them; null when nobody reads them. Until they are removed, origins that
-- are behind may.
alter table loose_blobs add column if not exists ended_at timestamptz;
create index if not exists loose_blobs_by_end on loose_blobs (site, ended_at);

-- Tags that may have no document any more: every edit brings one of its own.
create table if not exists loose_tags (
  site text not null,
  tag bigint primary key
);

-- Pages that a machine renders now because a visitor asks for them.
create table if not exists claims (
  site text not null,
  path text not null,
  ends_at timestamptz not null,
  primary key (site, path)
);

-- What other machines render with, in the bucket.
create table if not exists bundles (
  name text primary key,
  used_at timestamptz not null default now()
);

-- With which publishers and hosts keep secrets from whatever carries their messages.
create table if not exists keys (
  name text primary key,
  value bytea not null
);

-- Events of editors by their webhook-id.
create table if not exists deliveries (
  id text primary key,
  received_at text not null,
  sites json not null,
  version bigint not null,
  receipt json
);
create index if not exists deliveries_open on deliveries (received_at) where receipt is null;
`
