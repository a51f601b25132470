import type { Grupo } from '@dominio/contrato/grupos';
import { Button } from '@mantine/core';
import { IconPlus, IconShieldLock, IconZoomExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { dadosDaConsulta } from '../../../components/tabela/dados.ts';
import { Tabela } from '../../../components/tabela/tabela.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { usePode } from '../../../lib/permissoes.tsx';
import { recarregarUmaVez } from '../../../lib/recarregar.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { COLUNAS, FECHADA, PARAMETROS } from '../grupos.estado.ts';
import { GRUPOS_POR_PAGINA, paginaDeGrupos, useAcoesDosGrupos } from '../grupos.queries.ts';
import { BotaoDoPadrao } from './botao-do-padrao.tsx';
import classes from './grupos.module.css';

/** Code of its own: fetched once a group is opened. */
const GavetaDoGrupo = lazy(() => import('./gaveta-do-grupo.tsx').catch(recarregarUmaVez));

/** The groups of the firm; one opened at its side. */
export default function ListaDeGrupos() {
  const endereco = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const { estado, mudar, abrir, fechar } = endereco;
  const compacto = useCelular();
  const podeGerir = usePode('user_management:acessar');
  const administra = usePode('admin');
  const { excluir } = useAcoesDosGrupos();
  const { confirmar, dialogo } = useConfirmar();
  const { termo, pagina } = estado;
  const consulta = useQuery(paginaDeGrupos({ termo, pagina }));

  const aoExcluir = async ({ id, nome }: Pick<Grupo, 'id' | 'nome'>) => {
    const sim = await confirmar({
      titulo: `Excluir o grupo ${nome}?`,
      texto: 'Só um grupo sem usuários pode ser excluído. Não há como desfazer.',
      confirmar: 'Excluir grupo',
      perigo: true,
    });
    if (!sim) return;
    try {
      await excluir.mutateAsync(id);
      avisar.sucesso({ titulo: 'Grupo excluído', mensagem: nome });
      if (estado.grupo === id) fechar();
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao excluir o grupo', mensagem: mensagemDoErro(erro) });
    }
  };

  return (
    <div className={classes.aba}>
      {podeGerir && (
        <div className={classes.topo}>
          {administra && <BotaoDoPadrao />}
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => abrir({ novo: true })}
          >
            Novo grupo
          </Button>
        </div>
      )}
      <Tabela
        rotulo="Grupos"
        oQue="os grupos"
        colunas={COLUNAS}
        id={({ id }) => id}
        estado={estado}
        aoMudar={mudar}
        compacto={compacto}
        atual={estado.grupo}
        aoAbrir={({ id }) => abrir({ grupo: id })}
        acoesDaLinha={(grupo) => [
          { rotulo: 'Permissões', aoEscolher: () => abrir({ grupo: grupo.id }) },
          {
            rotulo: 'Clientes',
            aoEscolher: () => abrir({ grupo: grupo.id, parte: 'clientes' }),
          },
          ...(podeGerir && !grupo.sistema
            ? [{ rotulo: 'Excluir', perigo: true, aoEscolher: () => void aoExcluir(grupo) }]
            : []),
        ]}
        dados={dadosDaConsulta(consulta, ({ grupos }) => grupos, GRUPOS_POR_PAGINA)}
        vazio={
          termo.trim() === '' ? (
            <EstadoVazio icone={IconShieldLock}>Nenhum grupo criado.</EstadoVazio>
          ) : (
            <EstadoVazio icone={IconZoomExclamation}>
              Nenhum grupo encontrado para "{termo.trim()}".
            </EstadoVazio>
          )
        }
        filtros={
          <CampoDeBusca
            rotulo="Buscar grupo"
            placeholder="Nome do grupo"
            value={termo}
            aoBuscar={(digitado) => mudar({ termo: digitado, pagina: 1 }, true)}
          />
        }
      />
      <Suspense>
        <GavetaDoGrupo endereco={endereco} aoExcluir={(grupo) => void aoExcluir(grupo)} />
      </Suspense>
      {dialogo}
    </div>
  );
}
