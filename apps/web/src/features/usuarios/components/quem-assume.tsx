import {
  type Desligamento,
  OBJETOS_DO_DESLIGAMENTO,
  type ObjetoDoDesligamento,
} from '@dominio/contrato/usuarios-desligamento';
import { Switch } from '@mantine/core';
import '@mantine/core/styles/Switch.css';
import { CampoProcurado } from '../../../components/campos/campo-procurado.tsx';
import { alternarSeparados, type Sucessores } from '../desligamento.queries.ts';
import { colegasOptions } from '../usuarios.queries.ts';
import classes from './desligamento.module.css';
import { RessalvasDaAgenda } from './previa-do-desligamento.tsx';

const QUEM_ASSUME: Readonly<Record<ObjetoDoDesligamento, string>> = {
  agenda: 'Quem assume a agenda',
  clientes: 'Quem assume os clientes e contratos',
  times: 'Quem lidera os times',
};

/** The kinds of which the leaving person has something. */
const abertos = ({ agenda, clientes, contratos, times }: Desligamento): ObjetoDoDesligamento[] =>
  OBJETOS_DO_DESLIGAMENTO.filter(
    (objeto) =>
      ({
        agenda: agenda.transferir,
        clientes: clientes.total + contratos.total,
        times: times.total,
      })[objeto] > 0,
  );

/** First step: what the leaving person has, and the choice of who takes it over. */
export function QuemAssume({
  pessoa,
  previa,
  sucessores,
  mudar,
}: {
  pessoa: { readonly id: number };
  previa: Desligamento;
  sucessores: Sucessores;
  mudar: (sucessores: Sucessores) => void;
}) {
  const objetos = abertos(previa);
  const { separados } = sucessores;
  const busca = { procurar: colegasOptions, fora: [pessoa.id] };
  if (objetos.length === 0) {
    return <p>Nada fica em aberto: ninguém precisa assumir.</p>;
  }
  return (
    <>
      {!separados && (
        <CampoProcurado
          label="Quem assume"
          obrigatorio
          value={sucessores.todos}
          onChange={(todos) => mudar({ ...sucessores, todos })}
          {...busca}
        />
      )}
      {objetos.length > 1 && (
        <Switch
          label="Escolher uma pessoa para cada coisa"
          checked={separados}
          onChange={(evento) => mudar(alternarSeparados(sucessores, evento.currentTarget.checked))}
        />
      )}
      {separados &&
        objetos.map((objeto) => (
          <CampoProcurado
            key={objeto}
            label={QUEM_ASSUME[objeto]}
            obrigatorio
            value={sucessores[objeto] ?? null}
            onChange={(quem) => mudar({ ...sucessores, [objeto]: quem })}
            {...busca}
          />
        ))}
      <RessalvasDaAgenda agenda={previa.agenda} />
    </>
  );
}

/** Second step: who takes over what, to be confirmed. */
export function QuemAssumira({
  previa,
  sucessores,
}: {
  previa: Desligamento;
  sucessores: Sucessores;
}) {
  const { separados, todos } = sucessores;
  const objetos = abertos(previa);
  if (objetos.length === 0) return null;
  const linhas = separados
    ? objetos.map((objeto) => [QUEM_ASSUME[objeto], sucessores[objeto]?.nome] as const)
    : [['Quem assume', todos?.nome] as const];
  return (
    <ul className={classes.lista} aria-label="Quem assume">
      {linhas.map(([rotulo, nome]) => (
        <li key={rotulo}>
          {rotulo}: <strong>{nome}</strong>
        </li>
      ))}
    </ul>
  );
}
