import type { PermissaoCompleta } from '@dominio/contrato/grupos';
import { useQuery } from '@tanstack/react-query';
import type { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { BotaoDeExcluir } from '../../../components/formulario/botao-de-excluir.tsx';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { Lido } from '../../../components/ui/lido.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { type EstadoDasPermissoes, ehDoSistema } from '../permissoes.estado.ts';
import { permissaoOptions } from '../permissoes.queries.ts';
import { FormularioDaPermissao } from './formulario-da-permissao.tsx';
import classes from './grupos.module.css';

interface Props {
  endereco: ReturnType<typeof useEstadoNoEndereco<EstadoDasPermissoes>>;
  aoExcluir: (permissao: PermissaoCompleta) => void;
}

function PermissaoAberta({
  id,
  aoTerminar,
  aoExcluir,
}: Pick<Props, 'aoExcluir'> & { id: number; aoTerminar: () => void }) {
  return (
    <Lido consulta={useQuery(permissaoOptions(id))} oQue="a permissão">
      {(permissao) => (
        <FormularioDaPermissao
          permissao={permissao}
          aoTerminar={aoTerminar}
          aoCancelar={aoTerminar}
          excluir={
            ehDoSistema(permissao) ? (
              <p className={classes.nota}>Permissão do sistema não pode ser excluída.</p>
            ) : (
              <BotaoDeExcluir rotulo="Excluir permissão" aoExcluir={() => aoExcluir(permissao)} />
            )
          }
        />
      )}
    </Lido>
  );
}

/** The drawer of the tab, opened by its address: `?aba=permissoes&permissao=3`, or `&nova=1`. */
export default function GavetaDaPermissao({ endereco, aoExcluir }: Props) {
  const { estado, fechar } = endereco;
  const compacto = useCelular();
  const aberta = estado.permissao !== null || estado.nova;
  const { permissao: id, nova } = useUltimoAberto(estado, aberta);
  const { data } = useQuery({ ...permissaoOptions(id ?? 0), enabled: false });
  const titulo = id === null ? 'Nova permissão' : (data?.nome ?? 'Permissão');
  return (
    <Gaveta aberta={aberta} titulo={titulo} inteira={compacto} aoFechar={fechar}>
      {id === null ? (
        nova && <FormularioDaPermissao permissao={null} aoTerminar={fechar} aoCancelar={fechar} />
      ) : (
        <PermissaoAberta key={id} id={id} aoTerminar={fechar} aoExcluir={aoExcluir} />
      )}
    </Gaveta>
  );
}
