import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { type ButtonLook, buttonClass } from './button-class.ts';
import styles from './button.module.css';

export type LinkButtonProps = LinkProps &
  ButtonLook & { readonly icon?: IconName; readonly iconAfter?: IconName };

/** A link that looks like a button: it leads to a page, and changes nothing on this one. */
export function LinkButton({
  look = 'primary',
  size = 'normal',
  wide = false,
  icon,
  iconAfter,
  className,
  children,
  ...attributes
}: LinkButtonProps) {
  return (
    <Link {...attributes} className={buttonClass({ look, size, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} className={iconAfter === 'arrow' ? styles.arrow : undefined} />}
    </Link>
  );
}
