import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { MENU_ID } from '../contract';
import { navigation } from '../content/site';

const Toggle = styled(IconButton)(({ theme }) => ({
  [theme.breakpoints.up('menu')]: { display: 'none' },
}));

/** Hamburger button, which opens the menu in windows narrower than 768 px (R-BAR-02). */
export function MenuToggle({ className }: { className?: string }) {
  return (
    <Toggle
      className={className}
      id={`${MENU_ID}-abrir`}
      edge="end"
      data-requires-script
      aria-label={navigation.menuOpen}
      aria-haspopup="dialog"
      command="show-modal"
      commandfor={MENU_ID}
    >
      <MenuIcon />
    </Toggle>
  );
}
