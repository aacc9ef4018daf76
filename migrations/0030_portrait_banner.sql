-- The banner's pictures get a file for phones held upright with their AVIF files: these are made anew at the next
-- start, which also removes the former ones.
UPDATE media SET sources = jsonb_path_query_array(sources, '$[*] ? (@.type != "image/avif")')
WHERE owner_kind = 'banner' AND type = 'image';
