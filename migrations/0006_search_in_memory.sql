-- The search reads names and tags into memory; what it kept beside the items is no longer asked.
DROP TRIGGER search_names_after_insert ON item_details;
--> statement-breakpoint
DROP TRIGGER search_names_after_update ON item_details;
--> statement-breakpoint
DROP TRIGGER search_names_after_delete ON item_details;
--> statement-breakpoint
DROP TRIGGER search_tags_after_insert ON catalogue_items;
--> statement-breakpoint
DROP TRIGGER search_tags_after_update ON catalogue_items;
--> statement-breakpoint
DROP FUNCTION search_suggestion, search_term_is_visible, search_items, search_by_tag,
  search_by_similar_name, search_by_name, search_rank, search_pattern,
  keep_search_tags, keep_search_names, store_search_names;
--> statement-breakpoint
DROP TABLE search_names, search_tags;
