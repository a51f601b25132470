import {
  type Atendimento,
  type QuemAtende,
  TEXTOS_DO_ATENDIMENTO,
} from '@dominio/contrato/clientes-atendimento';
import { NOME_DO_PAPEL, type PapelDoVinculo } from '@dominio/contrato/usuarios-acesso';
import classes from './atendimento.module.css';

const doContrato = (nome: string) => `${nome} está no contrato. A mudança é em Contratos.`;

/** Why somebody told beside a role is not changed by its field; null for who is. */
function motivo(
  { id, nome, papel }: QuemAtende,
  doCampo: PapelDoVinculo,
  acima: readonly number[],
) {
  if (papel === null) return doCampo === 'responsavel' ? doContrato(nome) : null;
  if (acima.includes(id)) return TEXTOS_DO_ATENDIMENTO.acima(nome);
  return papel === doCampo ? null : `${nome} atende como ${NOME_DO_PAPEL[papel]}.`;
}

/** In words, who is told beside a role and is not changed by its field, and why. */
export const pessoasQueFicam = (
  { pessoas, acima }: Atendimento,
  doCampo: PapelDoVinculo,
): string[] => {
  const frases = pessoas
    // Beside who answers stand those whom a contract names, beside who helps all others.
    .filter(
      ({ papel }) => (doCampo === 'responsavel') === (papel === null || papel === 'responsavel'),
    )
    .flatMap((um) => motivo(um, doCampo, acima) ?? []);
  // Of two people of one name the same is said once.
  return [...new Set(frases)];
};

/** In words, the teams that only a contract names. */
export const timesQueFicam = ({ times }: Atendimento): string[] =>
  times.flatMap(({ nome, vinculado }) => (vinculado ? [] : [doContrato(nome)]));

/** Beneath a field of who serves a client: who stays, whatever is chosen in it. */
export function QuemFica({ frases }: { frases: readonly string[] }) {
  if (frases.length === 0) return null;
  return (
    <ul className={classes.ficam} aria-label="Não mudam aqui">
      {frases.map((frase) => (
        <li key={frase}>{frase}</li>
      ))}
    </ul>
  );
}
