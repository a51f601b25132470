import type { Time } from '@dominio/contrato/times';
import { IconUsersGroup, IconZoomExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import type { ColunaDaTabela } from '../../../components/tabela/colunas.ts';
import { dadosDaConsulta } from '../../../components/tabela/dados.ts';
import { Tabela } from '../../../components/tabela/tabela.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { COLUNAS_DOS_TIMES, type EstadoDosTimes } from '../times.estado.ts';
import { paginaDeTimes, TIMES_POR_PAGINA } from '../times.queries.ts';
import classes from './times.module.css';

type Desenho = Omit<ColunaDaTabela<Time>, 'id' | 'titulo' | 'tipo'>;

const DESENHOS: Readonly<Record<(typeof COLUNAS_DOS_TIMES)[number]['id'], Desenho>> = {
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
  membros: { valor: ({ usuarios_total }) => usuarios_total },
  clientes: { valor: ({ clientes_total }) => clientes_total },
  situacao: { valor: ({ ativo }) => (ativo ? 'Ativo' : 'Inativo') },
};

const COLUNAS: readonly ColunaDaTabela<Time>[] = COLUNAS_DOS_TIMES.map((coluna) => ({
  ...coluna,
  ...DESENHOS[coluna.id],
}));

interface Props {
  estado: EstadoDosTimes;
  mudar: (mudanca: Partial<EstadoDosTimes>, substituir?: boolean) => void;
  abrir: (mudanca: Partial<EstadoDosTimes>) => void;
  aoExcluir: (time: Time) => void;
  visoes: ReactNode;
}

/** The teams of the firm. */
export function ListaDeTimes({ estado, mudar, abrir, aoExcluir, visoes }: Props) {
  const compacto = useCelular();
  const podeExcluir = usePode('times:excluir');
  const { termo, pagina } = estado;
  const consulta = useQuery(paginaDeTimes({ termo, pagina }));
  return (
    <Tabela
      rotulo="Times"
      oQue="os times"
      colunas={COLUNAS}
      id={({ id }) => id}
      estado={estado}
      aoMudar={mudar}
      compacto={compacto}
      atual={estado.time}
      aoAbrir={({ id }) => abrir({ time: id })}
      acoesDaLinha={(time) => [
        { rotulo: 'Membros', aoEscolher: () => abrir({ time: time.id, aba: 'membros' }) },
        { rotulo: 'Clientes', aoEscolher: () => abrir({ time: time.id, aba: 'clientes' }) },
        ...(podeExcluir
          ? [{ rotulo: 'Excluir', perigo: true, aoEscolher: () => aoExcluir(time) }]
          : []),
      ]}
      dados={dadosDaConsulta(consulta, ({ times }) => times, TIMES_POR_PAGINA)}
      vazio={
        termo.trim() === '' ? (
          <EstadoVazio icone={IconUsersGroup}>Nenhum time criado.</EstadoVazio>
        ) : (
          <EstadoVazio icone={IconZoomExclamation}>
            Nenhum time encontrado para "{termo.trim()}".
          </EstadoVazio>
        )
      }
      filtros={
        <CampoDeBusca
          rotulo="Buscar time"
          placeholder="Nome do time"
          value={termo}
          aoBuscar={(digitado) => mudar({ termo: digitado, pagina: 1 }, true)}
        />
      }
      visoes={visoes}
    />
  );
}
