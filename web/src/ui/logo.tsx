/** The mark of the product; decoration, its name stands beside it. */
export function Logo({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
      <rect x="1" y="1" width="20" height="20" rx="5" fill="var(--pm-bar-accent)" />
      <path
        d="M5.4 6.2 11 16.4 16.6 6.2"
        fill="none"
        stroke="var(--pm-on-bar-accent)"
        strokeWidth="2.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="11" cy="7.6" r="1.9" fill="var(--pm-on-bar-accent)" />
    </svg>
  );
}
