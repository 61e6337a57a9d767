/**
 * Every text that the client shows, in the language of the page. They never change: the language is chosen before the first
 * of them is read. Name the area right behind `texts`, and of `cards` the part behind that:
 * what asks for the whole loads all of it.
 */
export * as texts from './areas';
