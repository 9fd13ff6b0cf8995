import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { Scheme } from '../../theme/roles';
import type { PartName } from '../sample/parts';
import { words } from '../words';
import { frameStyle } from './frameStyle';
import { Scaled } from './Scaled';
import { useSeen } from './useSeen';

interface SampleFrameProps {
  part: PartName;
  scheme: Scheme;
  /** Of the window in it, in px. */
  width: number;
}

/** A part of the site by itself, as high as it is. */
export function SampleFrame({ part, scheme, width }: SampleFrameProps) {
  const { ref, seen } = useSeen<HTMLDivElement>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(320);
  const follow = () => {
    const page = frame.current!.contentDocument!.getElementById('raiz')!;
    new ResizeObserver(([entry]) => setHeight(Math.ceil(entry!.contentRect.height))).observe(page);
  };
  return (
    <Box ref={ref}>
      <Scaled width={width} height={height}>
        {seen && (
          <iframe
            ref={frame}
            title={`${words.parts[part]}, ${words.schemes[scheme]}, ${width} px`}
            src={`/_guia/muestra?parte=${part}`}
            style={frameStyle(scheme)}
            onLoad={follow}
          />
        )}
      </Scaled>
    </Box>
  );
}
