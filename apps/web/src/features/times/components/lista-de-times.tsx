import type { Time } from '@dominio/contrato/times';
import { IconUsersGroup, IconZoomExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useMemo } from 'react';
import type { ColunaDaTabela } from '../../../components/tabela/colunas.ts';
import { useVeTodosOsClientes } from '../../../lib/permissoes.tsx';
import { gavetaSobDemanda } from '../../../registros/gaveta-sob-demanda.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { Registros } from '../../../registros/registros.tsx';
import { useRegistros } from '../../../registros/use-registros.ts';
import { cargaEscrita, clientesContados } from '../times.palavras.ts';
import { cargasOptions, times } from '../times.queries.ts';
import { COLUNAS_DOS_TIMES, EXCLUSAO, endereco } from '../times.registro.ts';
import classes from './times.module.css';

const GavetaDoTime = gavetaSobDemanda(() => import('./gaveta-do-time.tsx'));

type Desenho = Omit<ColunaDaTabela<Time>, 'id' | 'titulo' | 'tipo'>;

type Coluna = (typeof COLUNAS_DOS_TIMES)[number]['id'];

const DESENHOS: Readonly<Record<Exclude<Coluna, 'carga'>, Desenho>> = {
  nome: {
    valor: ({ nome }) => nome,
    desenhar: ({ nome, cor }) => (
      <span className={classes.time}>
        <span className={classes.cor} style={{ '--cor-do-time': cor } as CSSProperties} />
        <span className={classes.nome}>{nome}</span>
      </span>
    ),
  },
  lider: {
    valor: ({ lider_nome }) => lider_nome,
    desenhar: ({ lider_nome }) =>
      lider_nome ?? <span className={classes.apagado}>Time sem líder.</span>,
  },
  substituto: { valor: ({ substituto_nome }) => substituto_nome },
  membros: { valor: ({ usuarios_total }) => usuarios_total },
  clientes: { valor: ({ clientes_total }) => clientes_total },
  situacao: {
    valor: ({ ativo }) => (ativo ? 'Ativo' : 'Inativo'),
    tom: ({ ativo }) => (ativo ? 'sucesso' : 'neutro'),
  },
};

/** The columns; the load of the teams is read apart, so that their list does not wait for it. */
function useColunas(): readonly ColunaDaTabela<Time>[] {
  const { data: cargas } = useQuery(cargasOptions);
  const veTodos = useVeTodosOsClientes();
  return useMemo(() => {
    const carga: Desenho = { valor: ({ id }) => cargaEscrita(cargas?.get(id)) };
    const desenhos = { ...DESENHOS, carga };
    return COLUNAS_DOS_TIMES.map((coluna) => ({
      ...coluna,
      ...desenhos[coluna.id],
      ...(coluna.id === 'clientes' && { titulo: clientesContados(veTodos) }),
    }));
  }, [cargas, veTodos]);
}

/** The list of teams; its drawer shows one. */
export function ListaDeTimes() {
  const tela = useRegistros(times, endereco);
  const { podeExcluir } = usePermissoesDoRecurso(times);
  return (
    <>
      <Registros
        tela={tela}
        colunas={useColunas()}
        busca="Nome do time"
        acoesDaLinha={(time) => [
          { rotulo: 'Membros', aoEscolher: () => tela.abrirUm(time.id) },
          {
            rotulo: 'Clientes',
            aoEscolher: () => tela.abrir({ aberto: time.id, parte: 'clientes' }),
          },
        ]}
        exclusao={podeExcluir && EXCLUSAO}
        vazio={{
          icone: IconUsersGroup,
          nada: 'Nenhum time criado.',
          iconeDeNenhum: IconZoomExclamation,
          nenhum: (termo) => `Nenhum time encontrado para "${termo}".`,
          limpa: false,
        }}
        visoes="times"
      />
      <GavetaDoTime />
    </>
  );
}
