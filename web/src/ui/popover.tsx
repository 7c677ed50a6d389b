import type { PopoverDropdownProps, PopoverProps } from '@mantine/core';
import { use, type HTMLAttributes, type ReactElement } from 'react';
import { LateContext, useLate, useLateTrigger } from './late.tsx';

/** Mantine's popover, whose code is fetched when something first opens. */
export function Popover({ opened, onChange, children, ...props }: PopoverProps) {
  const late = useLate(props.withRoles === false ? 'plain' : 'dialog', opened, onChange);
  return (
    <LateContext value={late}>
      {late.parts ? (
        <late.parts.Popover {...props} opened={late.opened} onChange={late.change}>
          {children}
        </late.parts.Popover>
      ) : (
        children
      )}
    </LateContext>
  );
}

Popover.Target = function PopoverTarget({ children }: { children: ReactElement<HTMLAttributes<Element>> }) {
  const { parts, trigger } = useLateTrigger(children);
  return parts ? <parts.Popover.Target>{trigger}</parts.Popover.Target> : trigger;
};

Popover.Dropdown = function PopoverDropdown(props: PopoverDropdownProps) {
  const parts = use(LateContext)?.parts;
  return parts && <parts.Popover.Dropdown {...props} />;
};
