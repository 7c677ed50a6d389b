import type { Menu as MantineMenu, MenuDropdownProps, MenuProps } from '@mantine/core';
import { createElement, use, type ComponentType, type HTMLAttributes, type ReactElement } from 'react';
import { LateContext, useLate, useLateTrigger } from './late.tsx';

/** Mantine's menu, whose code is fetched when something first opens. */
export function Menu({ children, ...props }: Omit<MenuProps, 'opened' | 'onChange'>) {
  const late = useLate('menu');
  return (
    <LateContext value={late}>
      {late.parts ? (
        <late.parts.Menu {...props} opened={late.opened} onChange={late.change}>
          {children}
        </late.parts.Menu>
      ) : (
        children
      )}
    </LateContext>
  );
}

Menu.Target = function MenuTarget({ children }: { children: ReactElement<HTMLAttributes<Element>> }) {
  const { parts, trigger } = useLateTrigger(children);
  return parts ? <parts.Menu.Target>{trigger}</parts.Menu.Target> : trigger;
};

Menu.Dropdown = function MenuDropdown(props: MenuDropdownProps) {
  const parts = use(LateContext)?.parts;
  return parts && <parts.Menu.Dropdown {...props} />;
};

Menu.Item = part('Item');
Menu.Label = part('Label');
Menu.Divider = part('Divider');
Menu.RadioGroup = part('RadioGroup');
Menu.RadioItem = part('RadioItem');

/** A part of a dropdown, which is drawn only when the code is there. */
function part<Name extends 'Item' | 'Label' | 'Divider' | 'RadioGroup' | 'RadioItem'>(
  name: Name,
): (typeof MantineMenu)[Name] {
  function MenuPart(props: object) {
    const parts = use(LateContext)?.parts;
    return parts && createElement(parts.Menu[name] as ComponentType, props);
  }
  return MenuPart as unknown as (typeof MantineMenu)[Name];
}
