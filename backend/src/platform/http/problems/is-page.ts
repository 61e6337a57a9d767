// Who reads an answer that no route gives: people at an address of the client, or programs.
import type { FastifyRequest } from 'fastify';

/** Paths that are never a page of the client: the server's own, and names of files or hidden folders. */
const NOT_A_PAGE = /^\/(api|health|metrics)(\/|$|\?)|^[^?]*(\.|%2e)/i;

/** Whether an address, a path with its query, is one that the client shows. */
export const isPage = (url: string): boolean => !NOT_A_PAGE.test(url);

/** Whether a person opens a page, rather than a program calls. */
export const isOpenedByBrowser = ({ url, headers: { accept = '' } }: FastifyRequest): boolean =>
  isPage(url) && accept.includes('text/html');
