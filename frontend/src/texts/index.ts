/**
 * Every text that the client shows, in the language of the page. They never change: the language is chosen before the first
 * of them is read. Name the area right behind `texts`: what asks for the whole of them loads all of them.
 */
export * as texts from './areas';
