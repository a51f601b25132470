import { BotaoDeExcluir } from '../../../components/formulario/botao-de-excluir.tsx';
import { usePode } from '../../../lib/permissoes.tsx';
import { useEndereco } from '../../../registros/endereco.ts';
import { GavetaDoRegistro } from '../../../registros/gaveta-do-registro.tsx';
import { useExclusao } from '../../../registros/use-exclusao.tsx';
import { notasInternas } from '../notas-internas.queries.ts';
import { EXCLUSAO, endereco } from '../notas-internas.registro.ts';
import { FormularioDeNotaInterna } from './formulario-de-nota-interna.tsx';

/** The drawer of the page, opened by its address: `?nota-interna=3`, or `?nov«o|a»=1`. */
export default function GavetaDeNotaInterna() {
  const { fechar } = useEndereco(endereco);
  const [podeCriar, podeEditar] = [
    usePode('notas_internas:criar'),
    usePode('notas_internas:editar'),
  ];
  const podeExcluir = usePode('notas_internas:excluir');
  const { excluir } = useExclusao(notasInternas, endereco, EXCLUSAO);
  const saidas = { aoTerminar: fechar, aoCancelar: fechar };
  return (
    <GavetaDoRegistro
      recurso={notasInternas}
      endereco={endereco}
      titulos={{ novo: 'Nov«o|a» nota interna', registro: 'Nota interna' }}
      nome={({ nome }) => nome}
      oQue="«o|a» nota interna"
      novo={podeCriar && <FormularioDeNotaInterna registro={null} {...saidas} />}
    >
      {({ lido, leituras, recarregar }) => (
        <FormularioDeNotaInterna
          key={leituras}
          registro={lido}
          soLeitura={!podeEditar}
          {...saidas}
          aoRecarregar={recarregar}
          excluir={
            podeExcluir && (
              <BotaoDeExcluir rotulo="Excluir nota interna" aoExcluir={() => excluir(lido)} />
            )
          }
        />
      )}
    </GavetaDoRegistro>
  );
}
