import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface ScaledProps {
  /** What is in it believes that its window is so wide and high, in px. */
  width: number;
  height: number;
  children: ReactNode;
}

/** Shows something of a fixed size as large as there is room, never larger than it is. */
export function Scaled({ width, height, children }: ScaledProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(width);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width));
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, room / width);
  return (
    <Box ref={box} sx={{ height: height * scale, overflow: 'clip' }}>
      <Box sx={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        {children}
      </Box>
    </Box>
  );
}
