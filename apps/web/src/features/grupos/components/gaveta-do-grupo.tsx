import { AcoesDaGaveta } from '../../../components/formulario/acoes-da-gaveta.tsx';
import { PartesDoRegistro } from '../../../components/ui/partes-do-registro.tsx';
import { contar } from '../../../lib/formato.ts';
import { useEndereco } from '../../../registros/endereco.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { ParteDoHistorico } from '../../../registros/historico/historico-do-registro.tsx';
import { usePermissoesDoRecurso } from '../../../registros/permissoes-do-recurso.ts';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { grupos } from '../grupos.queries.ts';
import { EXCLUSAO, endereco, PARTES_DO_GRUPO, type ParteDoGrupo } from '../grupos.registro.ts';
import { ClientesDoGrupo } from './clientes-do-grupo.tsx';
import { FormularioDoGrupo } from './formulario-do-grupo.tsx';
import classes from './grupos.module.css';
import { PermissoesDoGrupo } from './permissoes-do-grupo.tsx';

const NOME_DA_PARTE: Readonly<Record<ParteDoGrupo, string>> = {
  permissoes: 'Permissões',
  clientes: 'Clientes',
  dados: 'Dados',
  historico: 'Histórico',
};

/** The drawer of a group, opened by the address: `?aba=grupos&grupo=3` or `?aba=grupos&novo=1`. */
export default function GavetaDoGrupo() {
  const { mudar, fechar } = useEndereco(endereco);
  const { podeCriar, podeEditar, podeExcluir } = usePermissoesDoRecurso(grupos);
  const { acoesDeExcluir, dialogo } = useExclusao(grupos, endereco, EXCLUSAO);
  return (
    <>
      <GavetaDoRegistro
        recurso={grupos}
        endereco={endereco}
        nome={({ nome }) => nome}
        novo={
          podeCriar && (
            <FormularioDoGrupo
              grupo={null}
              // A new group stays open, to be given its permissions.
              aoTerminar={({ grupo: { id } }) => mudar({ novo: false, aberto: id }, true)}
            />
          )
        }
      >
        {({ registro: grupo, lido, leituras, recarregar, estado: { parte } }) => (
          <AcoesDaGaveta acoes={podeExcluir ? acoesDeExcluir(grupo) : []}>
            <div className={classes.pilha}>
              <div className={classes.cabeca}>
                {grupo.sistema && <strong>Grupo do sistema</strong>}
                <span>{contar(grupo.usuarios_total, 'pessoa', 'pessoas')}</span>
                {grupo.descricao && <p>{grupo.descricao}</p>}
              </div>
              <PartesDoRegistro
                rotulo="Partes do grupo"
                nomes={NOME_DA_PARTE}
                partes={PARTES_DO_GRUPO.filter((uma) => uma !== 'dados' || podeEditar)}
                atual={parte}
                padrao="permissoes"
              />
              {parte === 'permissoes' && <PermissoesDoGrupo grupo={grupo} />}
              {parte === 'clientes' && <ClientesDoGrupo grupo={grupo} />}
              {parte === 'historico' && <ParteDoHistorico tipo="grupo" id={grupo.id} />}
              {parte === 'dados' && podeEditar && (
                <FormularioDoGrupo
                  key={leituras}
                  grupo={lido}
                  aoTerminar={fechar}
                  aoRecarregar={recarregar}
                  nota={
                    grupo.sistema && (
                      <p className={classes.nota}>Grupo do sistema não pode ser excluído.</p>
                    )
                  }
                />
              )}
            </div>
          </AcoesDaGaveta>
        )}
      </GavetaDoRegistro>
      {dialogo}
    </>
  );
}
