import type { PermissaoCompleta } from '@dominio/contrato/grupos';
import { Button } from '@mantine/core';
import { IconPlus, IconZoomExclamation } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { CampoDeBusca } from '../../../components/campos/campo-de-busca.tsx';
import { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { dadosDaConsulta } from '../../../components/tabela/dados.ts';
import { Tabela } from '../../../components/tabela/tabela.tsx';
import { EstadoVazio } from '../../../components/ui/estado-vazio.tsx';
import { PilulaDeFiltro } from '../../../components/ui/pilula-de-filtro.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { normalizar } from '../../../lib/formato.ts';
import { recarregarUmaVez } from '../../../lib/recarregar.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { catalogoOptions } from '../grupos.queries.ts';
import { matrizDe } from '../matriz.ts';
import {
  COLUNAS,
  ehDoSistema,
  FECHADA,
  O_QUE_E_CRITICA,
  PARAMETROS,
} from '../permissoes.estado.ts';
import {
  PERMISSOES_POR_PAGINA,
  paginaDePermissoes,
  useAcoesDasPermissoes,
} from '../permissoes.queries.ts';
import { BotaoDoPadrao } from './botao-do-padrao.tsx';
import classes from './grupos.module.css';

/** Code of its own: fetched once a permission is opened. */
const GavetaDaPermissao = lazy(() => import('./gaveta-da-permissao.tsx').catch(recarregarUmaVez));

/** Narrows the catalogue to one module, by its name. */
function FiltroDeModulo(props: { modulo: string; aoEscolher: (modulo: string) => void }) {
  const [termo, setTermo] = useState('');
  const { data = [] } = useQuery(catalogoOptions());
  const modulos = matrizDe(data);
  const atual = modulos.find(({ modulo }) => modulo === props.modulo);
  const achados = modulos.filter(({ nome }) => normalizar(nome).includes(normalizar(termo)));
  return (
    <PilulaDeFiltro
      nome="Módulo"
      frase={atual?.nome ?? (props.modulo || 'todos')}
      ativo={props.modulo !== ''}
      opcoes={[
        ...(termo === '' ? [{ valor: '', rotulo: 'Todos' }] : []),
        ...achados.map(({ modulo, nome }) => ({ valor: modulo, rotulo: nome })),
      ]}
      escolhidos={[props.modulo]}
      busca={{ termo, aoBuscar: setTermo, rotulo: 'Buscar módulo' }}
      aoEscolher={props.aoEscolher}
    />
  );
}

/** The catalogue of permissions; one opened at its side. For administrators. */
export default function CatalogoDePermissoes() {
  const endereco = useEstadoNoEndereco(PARAMETROS, FECHADA);
  const { estado, mudar, abrir, fechar } = endereco;
  const compacto = useCelular();
  const { excluir } = useAcoesDasPermissoes();
  const { confirmar, dialogo } = useConfirmar();
  const { termo, modulo, pagina } = estado;
  const consulta = useQuery(paginaDePermissoes({ termo, modulo, pagina }));

  const aoExcluir = async ({ id, nome }: PermissaoCompleta) => {
    const sim = await confirmar({
      titulo: `Excluir a permissão ${nome}?`,
      texto: 'Só uma permissão que ninguém tem pode ser excluída. Não há como desfazer.',
      confirmar: 'Excluir permissão',
      perigo: true,
    });
    if (!sim) return;
    try {
      await excluir.mutateAsync(id);
      avisar.sucesso({ titulo: 'Permissão excluída', mensagem: nome });
      if (estado.permissao === id) fechar();
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao excluir a permissão', mensagem: mensagemDoErro(erro) });
    }
  };

  return (
    <div className={classes.aba}>
      <div className={classes.topo}>
        <BotaoDoPadrao />
        <Button
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => abrir({ nova: true })}
        >
          Nova permissão
        </Button>
      </div>
      <p className={classes.explicacao}>
        Crítica: {O_QUE_E_CRITICA.toLowerCase()}. Conceda a poucas pessoas.
      </p>
      <Tabela
        rotulo="Permissões"
        oQue="as permissões"
        colunas={COLUNAS}
        id={({ id }) => id}
        estado={estado}
        aoMudar={mudar}
        compacto={compacto}
        atual={estado.permissao}
        aoAbrir={({ id }) => abrir({ permissao: id })}
        acoesDaLinha={(permissao) => [
          { rotulo: 'Editar', aoEscolher: () => abrir({ permissao: permissao.id }) },
          ...(ehDoSistema(permissao)
            ? []
            : [{ rotulo: 'Excluir', perigo: true, aoEscolher: () => void aoExcluir(permissao) }]),
        ]}
        dados={dadosDaConsulta(consulta, ({ permissoes }) => permissoes, PERMISSOES_POR_PAGINA)}
        vazio={
          <EstadoVazio
            icone={IconZoomExclamation}
            acao={
              <Button variant="default" onClick={() => mudar({ termo: '', modulo: '', pagina: 1 })}>
                Limpar filtros
              </Button>
            }
          >
            Nenhuma permissão encontrada.
          </EstadoVazio>
        }
        filtros={
          <>
            <CampoDeBusca
              rotulo="Buscar permissão"
              placeholder="Nome ou módulo:ação"
              value={termo}
              aoBuscar={(digitado) => mudar({ termo: digitado, pagina: 1 }, true)}
            />
            <FiltroDeModulo
              modulo={modulo}
              aoEscolher={(escolhido) => mudar({ modulo: escolhido, pagina: 1 })}
            />
          </>
        }
      />
      <Suspense>
        <GavetaDaPermissao endereco={endereco} aoExcluir={(uma) => void aoExcluir(uma)} />
      </Suspense>
      {dialogo}
    </div>
  );
}
