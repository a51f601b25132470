-- Extensions and the functions that indexes of later migrations rely on.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Text as searches compare it: without accents, in lower case. Immutable, so that it can be indexed;
-- naming the dictionary keeps it independent of the search path.
CREATE FUNCTION busca(texto text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN lower(public.unaccent('public.unaccent'::regdictionary, texto));
