import type { Grupo } from '@dominio/contrato/grupos';
import { useQuery } from '@tanstack/react-query';
import type { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { BotaoDeExcluir } from '../../../components/formulario/botao-de-excluir.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { PartesDoRegistro } from '../../../components/ui/partes-do-registro.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { contar } from '../../../lib/formato.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { useCelular } from '../../../lib/use-celular.ts';
import { useRecarga } from '../../../lib/use-recarga.ts';
import { type EstadoDosGrupos, PARTES_DO_GRUPO, type ParteDoGrupo } from '../grupos.estado.ts';
import { grupoOptions } from '../grupos.queries.ts';
import { ClientesDoGrupo } from './clientes-do-grupo.tsx';
import { FormularioDoGrupo } from './formulario-do-grupo.tsx';
import classes from './grupos.module.css';
import { PermissoesDoGrupo } from './permissoes-do-grupo.tsx';

const NOME_DA_PARTE: Readonly<Record<ParteDoGrupo, string>> = {
  permissoes: 'Permissões',
  clientes: 'Clientes',
  dados: 'Dados',
};

interface PropsDoAberto {
  id: number;
  parte: ParteDoGrupo;
  aoTerminar: () => void;
  aoExcluir: (grupo: Grupo) => void;
}

function GrupoAberto({ id, parte, aoTerminar, aoExcluir }: PropsDoAberto) {
  const podeGerir = usePode('user_management:acessar');
  const consulta = useQuery(grupoOptions(id));
  const { leituras, recarregar } = useRecarga(consulta);
  return (
    <Lido consulta={consulta} oQue="o grupo">
      {(grupo) => (
        <div className={classes.pilha}>
          <div className={classes.cabeca}>
            {grupo.sistema && <strong>Grupo do sistema</strong>}
            <span>{contar(grupo.usuarios_total, 'pessoa', 'pessoas')}</span>
            {grupo.descricao && <p>{grupo.descricao}</p>}
          </div>
          <PartesDoRegistro
            rotulo="Partes do grupo"
            nomes={NOME_DA_PARTE}
            partes={PARTES_DO_GRUPO.filter((uma) => uma !== 'dados' || podeGerir)}
            atual={parte}
            padrao="permissoes"
          />
          {parte === 'permissoes' && <PermissoesDoGrupo grupo={grupo} />}
          {parte === 'clientes' && <ClientesDoGrupo grupo={grupo} />}
          {parte === 'dados' && podeGerir && (
            <FormularioDoGrupo
              key={leituras}
              grupo={grupo}
              aoTerminar={aoTerminar}
              aoCancelar={aoTerminar}
              aoRecarregar={recarregar}
              excluir={
                grupo.sistema ? (
                  <p className={classes.nota}>Grupo do sistema não pode ser excluído.</p>
                ) : (
                  <BotaoDeExcluir rotulo="Excluir grupo" aoExcluir={() => aoExcluir(grupo)} />
                )
              }
            />
          )}
        </div>
      )}
    </Lido>
  );
}

interface Props {
  endereco: ReturnType<typeof useEstadoNoEndereco<EstadoDosGrupos>>;
  aoExcluir: (grupo: Grupo) => void;
}

/** The drawer of the tab, opened by its address: `?aba=grupos&grupo=3` or `?aba=grupos&novo=1`. */
export default function GavetaDoGrupo({ endereco, aoExcluir }: Props) {
  const { estado, mudar, fechar } = endereco;
  const compacto = useCelular();
  const podeGerir = usePode('user_management:acessar');
  const aberta = estado.grupo !== null || (estado.novo && podeGerir);
  const { grupo: id, novo, parte } = useUltimoAberto(estado, aberta);
  const { data } = useQuery({ ...grupoOptions(id ?? 0), enabled: false });
  const titulo = id === null ? 'Novo grupo' : (data?.nome ?? 'Grupo');
  return (
    <Gaveta aberta={aberta} titulo={titulo} inteira={compacto} aoFechar={fechar}>
      {id === null ? (
        novo && (
          <FormularioDoGrupo
            grupo={null}
            // What it holds comes next.
            aoTerminar={({ grupo }) => mudar({ novo: false, grupo: grupo.id }, true)}
            aoCancelar={fechar}
          />
        )
      ) : (
        <GrupoAberto key={id} id={id} parte={parte} aoTerminar={fechar} aoExcluir={aoExcluir} />
      )}
    </Gaveta>
  );
}
