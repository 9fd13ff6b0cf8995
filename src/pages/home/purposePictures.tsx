import LuggageIcon from '@mui/icons-material/Luggage';
import SchoolIcon from '@mui/icons-material/School';
import WorkIcon from '@mui/icons-material/Work';
import type { ReactElement } from 'react';
import estudios from '../../art/service-estudios.svg';
import trabajo from '../../art/service-trabajo.svg';
import turismo from '../../art/service-turismo.svg';
import type { Purpose } from '../../content/purposes';

interface PurposePictures {
  /** Icon beside the headline's word. */
  readonly icon: ReactElement;
  /** URL of the drawing of the service's card. */
  readonly drawing: string;
}

/** Pictures of each purpose. Its stamp is the element of hero.svg that has the purpose's id. */
export const purposePictures: Readonly<Record<Purpose, PurposePictures>> = {
  turismo: { icon: <LuggageIcon />, drawing: turismo },
  estudios: { icon: <SchoolIcon />, drawing: estudios },
  trabajo: { icon: <WorkIcon />, drawing: trabajo },
};
