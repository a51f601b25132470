import type { useEstadoNoEndereco } from '../../../components/endereco/use-estado-no-endereco.ts';
import { Gaveta } from '../../../components/ui/gaveta.tsx';
import { useUltimoAberto } from '../../../components/ui/use-ultimo-aberto.ts';
import { useCelular } from '../../../lib/use-celular.ts';
import { type EstadoDoKit, NOTAS } from './demonstracao.ts';
import { FormularioDaNota } from './formulario-da-nota.tsx';

/** The drawer of the page, opened by its address: `?nota=12` or `?nova=1`. */
export default function GavetaDoKit({
  endereco: { estado, fechar },
}: {
  endereco: ReturnType<typeof useEstadoNoEndereco<EstadoDoKit>>;
}) {
  const compacto = useCelular();
  const aberta = estado.nova || estado.nota !== null;
  const { nota: id } = useUltimoAberto(estado, aberta);
  const nota = NOTAS.find((outra) => outra.id === id) ?? null;
  return (
    <Gaveta
      aberta={aberta}
      titulo={nota?.descricao ?? 'Nova nota'}
      chave={id}
      inteira={compacto}
      aoFechar={fechar}
    >
      <FormularioDaNota key={id} nota={nota} aoTerminar={fechar} />
    </Gaveta>
  );
}
