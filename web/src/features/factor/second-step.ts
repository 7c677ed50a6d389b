import type { FactorProof, FactorSetUp } from 'contract/factor-proof';

/** What the login of a site does in its second step; each throws what `call` throws. */
export interface SecondStep {
  logIn(proof: FactorProof): Promise<void>;
  challenge(): Promise<{ ticket: string; options: object }>;
  begin(): Promise<FactorSetUp>;
  /** `enter` begins what the login leads to, once the codes are kept. */
  finish(given: { ticket: string; code: string }): Promise<{ recoveryCodes: string[]; enter: () => void }>;
}
