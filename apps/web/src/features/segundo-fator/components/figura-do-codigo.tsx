import encodeQR from 'qr';
import classes from './segundo-fator.module.css';

/** Width of the quiet zone around a QR code, in modules (ISO/IEC 18004 §6.3.8). */
const MARGEM = 4;

/**
 * A QR code as one SVG path, so that no picture is fetched and no markup injected. Dark on light in
 * every theme.
 */
export function FiguraDoCodigo({ texto, rotulo }: { texto: string; rotulo: string }) {
  const pontos = encodeQR(texto, 'raw', { ecc: 'medium', border: MARGEM });
  const lado = pontos.length;
  const tracos = pontos.flatMap((linha, y) =>
    linha.map((escuro, x) => (escuro ? `M${x} ${y}h1v1h-1z` : '')),
  );
  return (
    <svg
      className={classes.figura}
      viewBox={`0 0 ${lado} ${lado}`}
      role="img"
      aria-label={rotulo}
      shapeRendering="crispEdges"
    >
      <rect width={lado} height={lado} fill="#ffffff" />
      <path d={tracos.join('')} fill="#000000" />
    </svg>
  );
}
