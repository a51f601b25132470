import { Entrada } from '../../features/sessao/components/entrada.tsx';

export default function EntrarPage() {
  return <Entrada />;
}
