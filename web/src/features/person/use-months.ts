import { useLocation, useNavigate } from '@tanstack/react-router';
import { limits } from 'contract/limits';
import { periods } from './period-menu.tsx';

/** Over how many months back is counted, which the address says, and how another number is chosen. */
export function useMonths(): { months: number; choose: (months: number) => void } {
  const navigate = useNavigate();
  const { m } = useLocation({ select: ({ search }) => search as Record<string, string> });
  const months = periods.find((count) => String(count) === m) ?? limits.personMonths;
  const choose = (next: number) =>
    void navigate({
      to: '.',
      search: next === limits.personMonths ? {} : { m: String(next) },
      state: true,
      replace: true,
      resetScroll: false,
    });
  return { months, choose };
}
