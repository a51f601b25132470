import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Secao } from '../../../theme/escolhas.ts';
import { useResolvido } from '../resolvido.ts';
import classes from './personalizacao.module.css';

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 });

/**
 * The lowest contrast in a section as chosen, beside the one it should have, and whether the
 * resolver had to change a colour.
 */
export function SeloDeContraste({ secao }: { secao: Secao }) {
  const pior = useResolvido(({ tema }) =>
    tema?.pares
      .filter((par) => par.secao === secao)
      .reduce<number | null>((menor, par) => {
        const folga = par.contraste / par.alvo;
        return menor === null ? folga : Math.min(menor, folga);
      }, null),
  );
  const valor = useResolvido(({ tema }) => {
    const par = tema?.pares.find((p) => p.secao === secao && p.contraste / p.alvo === pior);
    return par && `${par.nome}: ${numero.format(par.contraste)} de ${numero.format(par.alvo)}`;
  });
  const ajustado = useResolvido(
    ({ tema }) => tema?.avisos.some((aviso) => aviso.secao === secao) ?? false,
  );
  if (valor === undefined) return null;
  const bom = (pior ?? 1) >= 1 && !ajustado;
  const Icone = bom ? IconCheck : IconAlertTriangle;
  return (
    <span className={classes.selo} data-bom={bom || undefined} title={valor}>
      <Icone size={14} stroke={2} aria-hidden />
      {bom ? 'Contraste bom' : 'Contraste ajustado'}
      <span className={classes.valorDoSelo}>{valor}</span>
    </span>
  );
}
