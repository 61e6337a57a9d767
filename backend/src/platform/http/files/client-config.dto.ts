// What the client must know about the server it was served by.

/** Settings of the client at run time, so that one build serves every deployment. */
export class ClientConfig {
  /**
   * The public key of the human-verification widget; null when verification is disabled.
   * @example null
   */
  turnstileSiteKey: string | null;
  /** The URL of the widget's script. */
  turnstileScriptUrl: string;
  /** Whether the demo accounts exist, so that the login form may show them. */
  demo: boolean;
}
