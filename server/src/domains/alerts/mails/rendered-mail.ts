/** A mail as it is kept until it is sent; the address is the user's at that moment. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** Beside those every mail has. */
  headers: Record<string, string>;
}
